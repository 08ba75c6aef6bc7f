import type { ContentWarning } from '../../core/content-warning.ts'
import { type Random, trueRandom } from '../../core/ids/random.ts'
import type { Command } from '../commands/commands.ts'
import type { MapSnapshot } from '../snapshot/snapshot.ts'
import type { ContentError } from './content.ts'
import { attachmentCommands, type HiddenAttachments } from './difference-attachments.ts'
import { nodeCommands } from './difference-nodes.ts'
import { settingCommands } from './difference-settings.ts'
import { structureCommands } from './difference-structure.ts'
import { matchIds } from './match-ids.ts'
import { readContent } from './read-content.ts'

export type Difference =
  | { readonly ok: true; readonly commands: readonly Command[]; readonly warnings: readonly ContentWarning[] }
  | { readonly ok: false; readonly error: ContentError }

/**
 * The commands that turn what is seen into what content says, in order. Nodes are the same when their ids are; where
 * content has none, a child with the same text under the same parent is. When a node was made is left as it is.
 * In a damaged document nodes that are taken in by others can go elsewhere on the way; then a second difference is left.
 */
export function difference(
  snapshot: MapSnapshot,
  json: unknown,
  { random = trueRandom, hidden = 'delete' }: { readonly random?: Random; readonly hidden?: HiddenAttachments } = {},
): Difference {
  const read = readContent(json, random, (id) => snapshot.nodes.get(id) !== undefined)
  if ('error' in read) return { ok: false, error: read.error }
  const target = matchIds(snapshot, read)
  const structure = structureCommands(snapshot, target)
  return {
    ok: true,
    warnings: read.warnings,
    commands: [
      ...settingCommands(snapshot, target.settings),
      ...structure.arrange,
      ...nodeCommands(snapshot, target),
      ...attachmentCommands(snapshot, target, structure.arrange.length > 0, hidden),
      ...structure.remove,
    ],
  }
}
