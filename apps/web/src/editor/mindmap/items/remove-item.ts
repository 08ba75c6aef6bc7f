import type { Command } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'
import { type SelectedItem, topicBeside } from './selected-item.ts'

/** Deletes the line, range or callout that is picked; a summary with its topic. The keys go on from the topic beside it. */
export function removeItem(editor: MapEditor, picked: SelectedItem): void {
  const { snapshot } = editor.document
  const topic = picked.type === 'range' ? (snapshot.ranges.get(picked.id)?.topic ?? null) : null
  const beside = topicBeside(snapshot, picked)
  if (!editor.execute(removal(picked, topic)).ok) return
  if (beside !== null && editor.document.snapshot.nodes.get(beside)) editor.selectTopics([beside])
}

function removal({ type, id }: SelectedItem, topic: string | null): Command {
  if (type === 'line') return { type: 'deleteLines', ids: [id] }
  if (type === 'callout') return { type: 'deleteCallouts', ids: [id] }
  return topic === null ? { type: 'deleteRanges', ids: [id] } : { type: 'deleteNodes', ids: [topic] }
}
