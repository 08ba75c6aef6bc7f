import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import styles from './ReportWalkBar.module.css'
import type { ShownReport } from './use-report.ts'
import { step, walkAt } from './walk.ts'

interface Props {
  report: ShownReport
  editor: Editor
}

/** At the foot of the page: from mark to mark. */
export function ReportWalkBar({ report: { model }, editor }: Props) {
  const { text } = useText()
  const cover = useCover(editor)
  const at = useStore(walkAt)
  const { marks } = model
  if (marks.length === 0) return null
  const current = at === null ? undefined : marks[at]
  const fate = current?.fate ?? marks[0]?.fate ?? 'approximated'
  const ofFate = marks.filter((mark) => mark.fate === fate)
  const words =
    current === undefined
      ? text('imports.walk.count', { count: marks.length })
      : text('imports.walk.position', {
          part: text(`imports.fate.${fate}`),
          nth: ofFate.indexOf(current) + 1,
          count: ofFate.length,
        })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(editor, model, event.shiftKey ? -1 : 1)
  }
  return (
    <div ref={cover} role="toolbar" aria-label={text('imports.walk')} className={styles.bar} onKeyDown={onKeyDown}>
      <IconButton
        label={text('imports.walk.previous')}
        shortcut="Shift N"
        icon={ChevronUp}
        side="top"
        onClick={() => step(editor, model, -1)}
      />
      <IconButton
        label={text('imports.walk.next')}
        shortcut="N"
        icon={ChevronDown}
        side="top"
        onClick={() => step(editor, model, 1)}
      />
      <span role="status" className={styles.place}>
        {words}
      </span>
    </div>
  )
}
