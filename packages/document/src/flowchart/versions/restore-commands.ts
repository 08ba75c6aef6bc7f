import type { Command } from '../commands/commands.ts'
import { flowchartDifference } from '../content/difference.ts'
import { flowchartToContent } from '../content/to-content.ts'
import type { FlowchartDocument } from '../flowchart.ts'
import type { FlowchartSnapshot } from '../snapshot/snapshot.ts'
import { type RestoredItem, withItemRestored } from './with-item-restored.ts'

/** What a first pass brings to light is dealt with by a second; in a damaged document a third can be needed. */
const passes = 3

/**
 * The commands that make a flowchart like an earlier version of it, or only one item. What was deleted comes back under its ids. Each pass
 * is computed from what the last one made of the document: give them to `batch` as they are, which executes each before it asks for the
 * next.
 */
export function* flowchartRestoreCommands(
  document: Pick<FlowchartDocument, 'snapshot'>,
  version: FlowchartSnapshot,
  item?: RestoredItem,
): Generator<Command, void> {
  const wanted = item ? withItemRestored(document.snapshot, version, item) : version
  if (!wanted) return
  const content = flowchartToContent(wanted)
  for (let pass = 0; pass < passes; pass++) {
    const steps = flowchartDifference(document.snapshot, content, { hidden: 'keep' })
    if (!steps.ok || steps.commands.length === 0) return
    yield* steps.commands
  }
}
