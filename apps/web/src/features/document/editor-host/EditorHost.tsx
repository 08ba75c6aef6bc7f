import { useEffect, useRef, useState } from 'react'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { type Comments, commentMarks, showComments } from '../../comments/index.ts'
import type { DocumentAddress } from '../address.ts'
import type { BarLook } from '../page/bar-look.ts'
import styles from './EditorHost.module.css'
import { type LastView, showEditor } from './show-editor.ts'

interface Props {
  live: LiveDocument
  kind: DocumentAddress['kind']
  comments: Comments | null
  look: BarLook
}

/** The map itself. */
export function EditorHost({ live, kind, comments, look }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const lastView: LastView = useRef(null)
  const [isDrawn, setDrawn] = useState(false)
  const doc = useStore(live.doc)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document behind the same name is another editor
  useEffect(() => {
    // Each editor in an element of its own: the one before may still be on its way out.
    const place = document.createElement('div')
    place.className = styles.place ?? ''
    host.current?.append(place)
    const showing = showEditor(place, {
      live,
      kind,
      comments: comments && commentMarks(comments, () => showComments(look)),
      look,
      lastView,
      onDrawn: () => setDrawn(true),
    })
    showing.catch((error) => {
      dropEarlyKeys()
      showError(error)
    })
    return () => {
      place.remove()
      showing.then((end) => end()).catch(() => undefined) // told above
    }
  }, [live, kind, doc])

  return (
    <>
      {!isDrawn && <ProgressLine />}
      <div ref={host} className={styles.host} />
    </>
  )
}
