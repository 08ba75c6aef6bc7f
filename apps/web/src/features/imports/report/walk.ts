import type { Translator } from '@ramify/locales'
import { noMarks } from '../../../editor/core/item-marks.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { createStore } from '../../../platform/store.ts'
import { nextMark, type ReportModel } from './report-model.ts'

/** Where the walk through the marks of the shown report is; null: it has not begun. */
export const walkAt = createStore<number | null>(null)

/** Marks all that is not as it was, and leads to one of them. */
export function goToMark(editor: Editor, { marks }: ReportModel, at: number): void {
  const mark = marks[at]
  if (!mark) return
  walkAt.set(at)
  editor.kind.comments?.show(editor, mark.id)
}

export function step(editor: Editor, model: ReportModel, by: 1 | -1): void {
  const next = nextMark(walkAt.get(), by, model.marks.length)
  if (next !== null) goToMark(editor, model, next)
}

/** Draws the marks as far as the walk has come. */
export function showMarks(editor: Editor, { marks }: ReportModel, at: number | null, { text }: Translator): void {
  const current = at === null ? undefined : marks[at]
  editor.marks.set({
    ids: [...new Set(marks.map(({ id }) => id))],
    current: current?.id ?? null,
    words:
      current?.fate === 'approximated' && current.line.was !== ''
        ? text('imports.was', { name: current.line.was })
        : null,
  })
}

export function leaveMarks(editor: Editor): void {
  walkAt.set(null)
  editor.marks.set(noMarks)
}
