import { kindByNumber } from '@ramify/document'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { surroundings } from '../../../editor/core/surroundings.ts'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { openWatched, type WatchEvent, type WatchedDocument } from '../../../platform/sync/index.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { mainId } from '../../../ui/SkipLink.tsx'
import { AppBanner } from '../../apps/index.ts'
import { CommentsSheet, commentMarks } from '../../comments/index.ts'
import { offer, withdraw } from '../link/hand-on.ts'
import { EmbeddedName } from './EmbeddedName.tsx'
import { viewerModule } from './lazy-viewer.ts'
import { MadeWith } from './MadeWith.tsx'
import { openViewer, viewedDocument } from './open-viewer.ts'
import { PhoneViewerBar } from './PhoneViewerBar.tsx'
import { PhoneViewerFoot, PhoneViewerPill } from './PhoneViewerFoot.tsx'
import { ViewedMap } from './ViewedMap.tsx'
import { ViewerBar } from './ViewerBar.tsx'
import { GuestNote, showViewerComments, useViewerComments, ViewerComments } from './ViewerComments.tsx'
import styles from './ViewerFrame.module.css'
import { ViewerMenu } from './ViewerMenu.tsx'
import { ViewerTools } from './ViewerTools.tsx'
import { handedOn, type SharedDocument } from './visit.ts'

const Overview = viewerModule.part((module) => module.Overview)
const LockedBar = viewerModule.part((module) => module.LockedBar)
const SearchBar = viewerModule.part((module) => module.SearchBar)
const OutlineBar = viewerModule.part((module) => module.OutlineBar)
const Dialogs = viewerModule.part((module) => module.Dialogs)

type Look = 'desktop' | 'phone' | 'embedded'

interface Props {
  document: SharedDocument
  token: string
  look: Look
  onEvent: (event: WatchEvent) => void
}

/** A shared map, with all that stands around it. */
export function ViewerFrame({ document, token, look, onEvent }: Props) {
  const open = useWatched(document, token, onEvent)
  const editor = useStore(openViewer)?.editor ?? null
  const { comments, isUnknown } = useViewerComments(document, open?.watched ?? null, look)
  const marks = useMemo(() => comments && commentMarks(comments, () => showViewerComments(look)), [comments, look])
  usePageTitle(document.name)
  useLayoutEffect(() => {
    viewedDocument.set(document)
    return () => viewedDocument.set(null)
  }, [document])
  useLayoutEffect(() => {
    if (look !== 'phone') return
    surroundings.set('hand')
    return () => surroundings.set(null)
  }, [look])
  useCard(document, look !== 'embedded')
  return (
    <div className={styles.page}>
      {look !== 'embedded' && (
        <UnlessReading editor={editor}>
          {look === 'desktop' ? <ViewerBar document={document} /> : <PhoneViewerBar document={document} />}
          {look === 'phone' && !document.isOwner && <AppBanner />}
        </UnlessReading>
      )}
      <div className={styles.row}>
        <main id={mainId} aria-label={document.name} className={styles.main}>
          <ViewerMenu className={styles.map}>
            <ViewedMap
              document={document}
              watched={open?.isReady && !isUnknown ? open.watched : null}
              comments={marks}
              isPhone={look === 'phone'}
            />
            {open && <OldStrip watched={open.watched} />}
            {look === 'embedded' && <EmbeddedName document={document} />}
            {editor && (
              <EditorContext value={editor}>
                {look === 'phone' ? (
                  <PhoneViewerPill editor={editor} />
                ) : (
                  <OnMap editor={editor}>
                    <ViewerTools editor={editor} isEmbedded={look === 'embedded'} />
                    <Overview />
                    <MadeWith editor={editor} />
                    {comments && <GuestNote comments={comments} editor={editor} />}
                  </OnMap>
                )}
                {look === 'desktop' && <OutlineBar />}
                <LockedBar />
                <SearchBar />
                <Dialogs />
              </EditorContext>
            )}
          </ViewerMenu>
        </main>
        {look === 'desktop' && comments && (
          <UnlessReading editor={editor}>
            <ViewerComments comments={comments} editor={editor} />
          </UnlessReading>
        )}
      </div>
      {look === 'phone' && (
        <UnlessReading editor={editor}>
          <PhoneViewerFoot document={document} />
          <CommentsSheet editor={editor} />
        </UnlessReading>
      )}
    </div>
  )
}

/** What the messaging app around the page hands on by its own menu, while this is on the screen. */
function useCard(document: SharedDocument, isWanted: boolean): void {
  useEffect(() => {
    // Without it the app shows the address alone: nobody has asked for more yet.
    if (isWanted) offer(handedOn(document)).catch(console.warn)
  }, [document, isWanted])
  useEffect(() => () => void withdraw().catch(console.warn), [])
}

interface Watched {
  watched: WatchedDocument
  /** There is something to draw. */
  isReady: boolean
}

/** Connected for as long as the page shows it. */
function useWatched({ fileId, naotuType }: SharedDocument, token: string, onEvent: Props['onEvent']): Watched | null {
  const [open, setOpen] = useState<Watched | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; whoever has to prove the link again has another page
  useEffect(() => {
    const kind = kindByNumber(naotuType)
    if (kind === undefined) return onEvent({ type: 'ended', why: 'update' })
    const watched = openWatched({ fileId, token, kind })
    const stop = watched.events.on(onEvent)
    setOpen({ watched, isReady: false })
    void watched.ready.then(() => setOpen((now) => (now?.watched === watched ? { watched, isReady: true } : now)))
    return () => {
      stop()
      watched.close()
    }
  }, [])
  return open
}

/** What an outline has no use for, and what would be in the way of a presentation. */
function OnMap({ editor, children }: { editor: Editor; children: ReactNode }) {
  const isMap = useStore(editor.shownAs) === 'map'
  const isPresented = useStore(editor.lockReason) === 'presenting'
  return isMap && !isPresented && children
}

/** Who reads has the whole screen for the map, and a way back on it. */
function UnlessReading({ editor, children }: { editor: Editor | null; children: ReactNode }) {
  return editor ? <Unlocked editor={editor}>{children}</Unlocked> : children
}

function Unlocked({ editor, children }: { editor: Editor; children: ReactNode }) {
  return useStore(editor.lockReason) === null && children
}

/** Without a connection nobody knows whether the map still looks like this. */
function OldStrip({ watched }: { watched: WatchedDocument }) {
  const { text } = useText()
  const isDown = useStore(watched.link) === 'down'
  return (
    <div role="status">
      {isDown && (
        <p className={styles.strip}>
          <Icon icon={CloudOff} />
          {text('viewer.old')}
        </p>
      )}
    </div>
  )
}
