import { Fragment } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useMapEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import { toolsOf } from '../../input/gestures/tool.ts'
import { useIsRelating } from '../../mindmap/relations/relating.ts'
import { railId } from './rail-id.ts'
import styles from './ToolRail.module.css'

/** From the top down, a line between the groups. */
const groups = [
  ['editor.tool-select', 'editor.tool-hand'],
  ['editor.add-sibling', 'editor.add-child', 'editor.bound', 'editor.relate', 'editor.summarise'],
  ['editor.icons', 'editor.image', 'editor.link', 'editor.note'],
] as const

/** What is made most often, at the left of the map. */
export function ToolRail() {
  const editor = useMapEditor()
  const { text } = useText()
  // Drawn anew whenever what the tools can do has changed.
  useStore(editor.selection)
  useStore(toolsOf(editor).chosen)
  useIsRelating(editor)
  const cover = useCover(editor)
  return (
    <div
      ref={cover}
      id={railId}
      role="toolbar"
      aria-label={text('editor.tools')}
      aria-orientation="vertical"
      className={styles.rail}
    >
      {groups.map((ids, nth) => (
        <Fragment key={ids[0]}>
          {nth > 0 && <hr className={styles.line} />}
          {ids.map((id) => (
            <ActionButton key={id} id={id} side="right" />
          ))}
        </Fragment>
      ))}
    </div>
  )
}
