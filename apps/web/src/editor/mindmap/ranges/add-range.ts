import type { RangeSnapshot } from '@ramify/document'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { hasRoom, writeIn } from '../topics/add-topic.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import type { Span } from './span.ts'
import { spanOfSelection } from './span-of-selection.ts'

/** A summary over the selected siblings, its topic ready to be written; where there is one already, that one. */
export function summarise(editor: MapEditor): void {
  const span = spanOfSelection(editor.document.snapshot, editor.selectedTopics.get())
  if (typeof span === 'string' || pickKnown(editor, 'summary', span) || !hasRoom(editor)) return
  const text = currentTranslator().text('editor.topic.summary')
  const added = inOneStep(editor, () => {
    const beside = editor.continueStep({ type: 'addSibling', of: span.last, where: 'after', text })
    const topic = beside.ok ? beside.ids?.[0] : undefined
    if (topic !== undefined) editor.continueStep({ type: 'addRange', kind: 'summary', ...span, topic })
    return beside
  })
  writeIn(editor, added)
}

/** A boundary around the selected siblings with all that hangs on them; where there is one already, that one. */
export function bound(editor: MapEditor): void {
  const span = spanOfSelection(editor.document.snapshot, editor.selectedTopics.get())
  if (typeof span === 'string' || pickKnown(editor, 'boundary', span)) return
  const of = leadOf(editor.selectedTopics.get()) ?? span.first
  const made = editor.execute({ type: 'addRange', kind: 'boundary', ...span })
  const id = made.ok ? made.ids?.[0] : undefined
  if (id !== undefined) editor.selectItem({ type: 'range', id, of })
}

function pickKnown(editor: MapEditor, kind: string, { first, last }: Span): boolean {
  const isIt = (range: RangeSnapshot) => range.kind === kind && range.first === first && range.last === last
  const known = [...editor.document.snapshot.ranges.values()].find(isIt)
  if (known) editor.selectItem({ type: 'range', id: known.id, of: first })
  return known !== undefined
}
