import type { Command } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'
import { type Picked, topicBeside } from './picked.ts'

/** Deletes the line, range or callout that is picked; a summary with its topic. The keys go on from the topic beside it. */
export function removePicked(editor: MapEditor, picked: Picked): void {
  const { snapshot } = editor.document
  const topic = picked.kind === 'range' ? (snapshot.ranges.get(picked.id)?.topic ?? null) : null
  const beside = topicBeside(snapshot, picked)
  if (!editor.execute(removal(picked, topic)).ok) return
  if (beside !== null && editor.document.snapshot.nodes.get(beside)) editor.select([beside])
}

function removal({ kind, id }: Picked, topic: string | null): Command {
  if (kind === 'line') return { type: 'deleteLines', ids: [id] }
  if (kind === 'callout') return { type: 'deleteCallouts', ids: [id] }
  return topic === null ? { type: 'deleteRanges', ids: [id] } : { type: 'deleteNodes', ids: [topic] }
}
