import type { Command, Marks, NodeSnapshot } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'
import { selectedNodes } from './change-list.ts'

/** Gives a label of the selected topics a colour, as one step; null gives it back to the theme. */
export function colorLabel(editor: MapEditor, label: string, color: string | null): void {
  const commands = labelColorCommands(selectedNodes(editor), label, color)
  if (commands.length > 0) editor.batch(commands)
}

function labelColorCommands(nodes: readonly NodeSnapshot[], label: string, color: string | null): Command[] {
  const having = nodes.filter(
    ({ marks }) => marks.labels.includes(label) && labelColor(marks, label) !== (color ?? undefined),
  )
  return having.map(({ id, marks }) => {
    const others = (marks.labelColors ?? []).filter((one) => one.label !== label)
    return {
      type: 'setMarks',
      ids: [id],
      marks: { labelColors: color === null ? others : [...others, { label, color }] },
    }
  })
}

/** Undefined where the label has the theme's. */
export function labelColor({ labelColors }: Marks, label: string): string | undefined {
  return labelColors?.find((one) => one.label === label)?.color
}
