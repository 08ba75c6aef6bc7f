import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import { useHasItemsUnder } from '../../../editor/core/viewport/use-has-items-under.ts'
import { isMapEditor, type MapEditor } from '../../../editor/mindmap/map-editor.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import styles from './TopicCount.module.css'
import { isNearLimit, topicCountText } from './topic-count-text.ts'

/** How many topics the map has, at the foot of it. */
export function TopicCount({ live }: { live: LiveDocument }) {
  const editor = useOpenEditor()
  return editor && isMapEditor(editor) && <Count editor={editor} live={live} />
}

function Count({ editor, live }: { editor: MapEditor; live: LiveDocument }) {
  const { document, lockReason } = editor
  const cover = useCover(editor)
  const element = useRef<HTMLParagraphElement | null>(null)
  const attach = useCallback(
    (count: HTMLParagraphElement | null) => {
      element.current = count
      const uncover = cover(count)
      return () => {
        element.current = null
        uncover?.()
      }
    },
    [cover],
  )
  const translator = useText()
  const { nodes: limit } = useStore(live.rights)
  const count = useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => document.snapshot.nodes.size,
  )
  // Nobody counts while a map is presented.
  const isPresented = useStore(lockReason) === 'presenting'
  const isNear = isNearLimit(count, limit)
  // Topics matter more than how many there are, until there is no room for more.
  const isFaded = useHasItemsUnder(editor, element) && !isNear
  return (
    !isPresented && (
      <p ref={attach} className={classNames(styles.count, isNear && styles.near, isFaded && styles.faded)}>
        {topicCountText(translator, count, limit)}
      </p>
    )
  )
}
