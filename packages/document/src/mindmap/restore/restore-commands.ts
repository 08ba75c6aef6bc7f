import type { Command } from '../commands/commands.ts'
import { difference } from '../content/difference.ts'
import { toContent } from '../content/to-content.ts'
import type { MapDocument } from '../mindmap.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { withBranchRestored } from './with-branch-restored.ts'

/** What a first pass brings to light is dealt with by a second; in a damaged document a third can be needed. */
const passes = 3

/**
 * The commands that make a map like an earlier version of it, or only the branch of one node. Nodes that were deleted come
 * back under their ids. Each pass is computed from what the last one made of the document: give them to `batch` as they are,
 * which executes each before it asks for the next.
 */
export function* restoreCommands(
  document: Pick<MapDocument, 'snapshot'>,
  version: MapSnapshot,
  branch?: NodeId,
): Generator<Command, void> {
  if (version.root === '') return
  const wanted = branch === undefined ? version : withBranchRestored(document.snapshot, version, branch)
  const content = toContent(wanted)
  for (let pass = 0; pass < passes; pass++) {
    const steps = difference(document.snapshot, content, { hidden: 'keep' })
    if (!steps.ok || steps.commands.length === 0) return
    yield* steps.commands
  }
}
