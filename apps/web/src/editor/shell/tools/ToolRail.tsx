import { Fragment } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor } from '../../editor-kind.ts'
import { railId } from './rail-id.ts'
import styles from './ToolRail.module.css'

/** What is made most often, at the left of the drawing or in the bar above it. */
export function ToolRail({ isInBar = false }: { isInBar?: boolean }) {
  const editor = useEditor<Editor>()
  const { text } = useText()
  // Drawn anew whenever what the tools can do has changed.
  useStore(editor.selection)
  useStore(editor.tools.chosen)
  editor.kind.useToolChanges?.()
  const cover = useCover(editor)
  return (
    <div
      ref={isInBar ? undefined : cover}
      id={railId}
      role="toolbar"
      aria-label={text('editor.tools')}
      aria-orientation={isInBar ? 'horizontal' : 'vertical'}
      className={isInBar ? styles.inBar : styles.rail}
    >
      {editor.kind.toolGroups.map((ids, nth) => (
        <Fragment key={ids[0]}>
          {nth > 0 && <hr className={styles.line} />}
          {ids.map((id) => (
            <ActionButton key={id} id={id} side={isInBar ? 'bottom' : 'right'} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}
