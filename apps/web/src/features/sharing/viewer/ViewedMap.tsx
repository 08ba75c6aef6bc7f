import { openDocument } from '@ramify/document'
import { BookOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Comments } from '../../../editor/core/ports.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import type { Action } from '../../../platform/actions/action.ts'
import { afterNextPaint } from '../../../platform/after-next-paint.ts'
import { openAssets } from '../../../platform/assets/index.ts'
import { watermarkWords } from '../../../platform/session/watermark-words.ts'
import { showError } from '../../../platform/show-error.ts'
import { createStore } from '../../../platform/store.ts'
import type { WatchedDocument } from '../../../platform/sync/index.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { copyLink } from '../link/copy-link.ts'
import { shareLink, topicAskedFor } from '../link/share-link.ts'
import { FirstPicture } from './FirstPicture.tsx'
import { viewerModule } from './lazy-viewer.ts'
import { openViewer } from './open-viewer.ts'
import { onlyLooksTeller } from './tell-only-looks.ts'
import styles from './ViewedMap.module.css'
import type { SharedDocument } from './visit.ts'

interface Props {
  document: SharedDocument
  /** Null until there is something to draw. */
  watched: WatchedDocument | null
  /** Where there are comments; null where nobody can comment. */
  comments: Comments | null
  /** On a phone everything is shown unfolded. */
  isPhone: boolean
}

/** The map, and until it is there the picture that the server has of it. */
export function ViewedMap({ document, watched, comments, isPhone }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const isLate = useDelayed(!isDrawn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what one may do with it does not change while it is open
  useEffect(() => {
    if (!watched) return
    const place = globalThis.document.createElement('div')
    place.className = styles.place ?? ''
    host.current?.append(place)
    const showing = showMap(place, { document, watched, comments, isPhone, onDrawn: () => setDrawn(true) })
    showing.catch(showError)
    return () => {
      place.remove()
      showing.then((end) => end()).catch(() => undefined) // told above
    }
  }, [watched])

  return (
    <>
      {isLate && <ProgressLine />}
      <FirstPicture shareId={document.shareId} isPhone={isPhone} isGone={isDrawn} />
      <div ref={host} className={styles.host} data-drawn={isDrawn || undefined} />
    </>
  )
}

interface Shown extends Pick<Props, 'document' | 'isPhone' | 'comments'> {
  watched: WatchedDocument
  onDrawn: () => void
}

async function showMap(
  place: HTMLElement,
  { document, watched, comments, isPhone, onDrawn }: Shown,
): Promise<() => void> {
  const module = await viewerModule.open()
  const { mountEditor, editorKinds, isMapEditor, goToTopic } = module
  const { fileId, shareId, rights } = document
  const [opened, kind] = await Promise.all([openDocument(watched.kind, watched.doc), editorKinds[watched.kind]()])
  if (opened.kind === 'unknown') throw new Error(`Nothing shows documents of the kind ${opened.name}`)
  if (isPhone && opened.kind === 'mindmap') opened.document.execute({ type: 'setFold', all: true, folded: false })
  const assets = openAssets(fileId)
  const ports = {
    readOnly: true,
    ...(isPhone && !rights.includes('edit') && { onlyLooks: onlyLooksTeller() }),
    foldsFreely: true,
    ...(comments && { comments }),
    copyRight: createStore(rights.includes('copy')),
    watermark: watermarkWords,
    copyLinkTo: (id: string) => void copyLink(shareLink(shareId, id)),
    assets: { ...assets, refusal: () => null },
  }
  const { editor, rendered, destroy } = mountEditor(place, kind, opened.document, ports)
  let isGone = false
  const topic = topicAskedFor(location)
  void editor.ready.then(() => {
    if (!isGone && topic !== null && isMapEditor(editor)) goToTopic(editor, topic)
  })
  void rendered.then(async () => {
    await afterNextPaint()
    if (isGone) return
    onDrawn()
    openViewer.set({ editor, opened, table: tableOf(editor, module) })
  })
  const follow = () => followTopic(editor, { isMapEditor, goToTopic })
  addEventListener('hashchange', follow)
  return () => {
    isGone = true
    removeEventListener('hashchange', follow)
    if (openViewer.get()?.editor === editor) openViewer.set(null)
    destroy()
    assets.close()
  }
}

type Module = Awaited<ReturnType<typeof viewerModule.open>>

/** A link to another topic of the map that is open loads no page. */
function followTopic(editor: Editor, { isMapEditor, goToTopic }: Pick<Module, 'isMapEditor' | 'goToTopic'>): void {
  const topic = topicAskedFor(location)
  if (topic !== null && isMapEditor(editor)) goToTopic(editor, topic)
}

/** What the editor can do, whose keys are listened for in its field; and reading, which is offered here to who may not edit. */
function tableOf(editor: Editor, { editorActions, toggleReading }: Module): readonly Action[] {
  const actions = editorActions(editor).map((action) => ({ ...action, isLocal: !action.worksWhileWriting }))
  const reading: Action = {
    id: 'viewer.reading',
    label: 'editor.action.reading',
    icon: BookOpen,
    group: 'view',
    keys: ['alt+shift+r'],
    isOn: () => editor.lockReason.get() === 'reading',
    run: () => toggleReading(editor),
  }
  return [...actions, reading]
}
