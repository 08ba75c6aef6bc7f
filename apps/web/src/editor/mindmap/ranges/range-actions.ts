import type { RangeSnapshot } from '@ramify/document'
import { ArrowDownFromLine, ArrowDownToLine, ArrowUpFromLine, ArrowUpToLine, Braces, SquareDashed } from 'lucide-react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { bound, summarise } from './add-range.ts'
import { type Span, type SpanEnd, standingSiblings, stepped } from './span.ts'
import { spanOfSelection } from './span-of-selection.ts'

/** What is done to summaries and boundaries. */
export function rangeActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  const isEnabled = () => {
    const span = spanOfSelection(editor.document.snapshot, editor.selectedTopics.get())
    return typeof span === 'string' ? span : true
  }
  return [
    {
      ...common,
      id: 'editor.bound',
      label: 'editor.action.bound',
      icon: SquareDashed,
      keys: ['mod+g'],
      isEnabled,
      run: () => bound(editor),
    },
    {
      ...common,
      id: 'editor.summarise',
      label: 'editor.action.summarise',
      icon: Braces,
      keys: ['mod+alt+m'],
      isEnabled,
      run: () => summarise(editor),
    },
    ...steps.map(({ end, by, name, icon, keys }) => ({
      ...common,
      id: `editor.range-${name}`,
      label: `editor.action.${name}` as const,
      icon,
      keys: [keys],
      repeats: true as const,
      isEnabled: () => {
        const next = stepOf(editor, end, by)
        return typeof next === 'string' ? next : true
      },
      run: () => {
        const next = stepOf(editor, end, by)
        if (typeof next !== 'string') editor.execute({ type: 'setRange', ...next })
      },
    })),
  ]
}

/** The one that is picked, or the summary whose topic leads. */
function rangeInHand({ selectedItem, selectedTopics, document: { snapshot } }: MapEditor): RangeSnapshot | undefined {
  const thing = selectedItem.get()
  if (thing) return thing.type === 'range' ? snapshot.ranges.get(thing.id) : undefined
  const lead = leadOf(selectedTopics.get())
  return lead === null ? undefined : [...snapshot.ranges.values()].find(({ topic }) => topic === lead)
}

const steps = [
  { end: 'first', by: -1, name: 'first-earlier', icon: ArrowUpFromLine, keys: 'alt+shift+arrowup' },
  { end: 'first', by: 1, name: 'first-later', icon: ArrowDownToLine, keys: 'alt+shift+arrowdown' },
  { end: 'last', by: -1, name: 'last-earlier', icon: ArrowUpToLine, keys: 'mod+shift+arrowup' },
  { end: 'last', by: 1, name: 'last-later', icon: ArrowDownFromLine, keys: 'mod+shift+arrowdown' },
] as const

/** What the range in hand would span with one end moved; or why it cannot. */
function stepOf(editor: MapEditor, end: SpanEnd, by: 1 | -1): { id: string; span: Span } | PlainTextKey {
  const { snapshot } = editor.document
  const range = rangeInHand(editor)
  if (!range) return 'editor.reason.no-range'
  const { id, first, last, parent } = range
  const span = stepped(standingSiblings(snapshot, parent), { first, last }, end, by)
  return span ? { id, span } : 'editor.reason.no-further'
}
