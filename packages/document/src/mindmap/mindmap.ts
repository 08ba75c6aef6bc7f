import type * as Y from 'yjs'
import {
  type CommandResult as CoreCommandResult,
  type DocumentKind,
  type DocumentPorts,
  type OpenDocument,
  openWithKind,
} from '../core/open-document.ts'
import { type Command, planOf } from './commands/commands.ts'
import type { CommandContext, RefusalCode } from './commands/plan.ts'
import { withPlacesWritten } from './commands/write-down.ts'
import { type CollectionName, collectionNames, mapNumber, mapSchema } from './schema/collections.ts'
import { IncrementalSnapshot } from './snapshot/incremental-snapshot.ts'
import type { MapSnapshot, SnapshotChange } from './snapshot/snapshot.ts'

/** A mind map that can be read, watched and changed. */
export type MapDocument = OpenDocument<MapSnapshot, SnapshotChange, Command, RefusalCode>

export type CommandResult = CoreCommandResult<RefusalCode>

export const mindmap: DocumentKind<CollectionName, MapSnapshot, SnapshotChange, Command> = {
  name: 'mindmap',
  number: mapNumber,
  schema: mapSchema,
  collections: collectionNames,
  open: (collections, ports) => {
    const reader = new IncrementalSnapshot(collections)
    const context: CommandContext = {
      ...ports,
      collections,
      tree: reader.tree,
      get snapshot() {
        return reader.snapshot
      },
    }
    return {
      get snapshot() {
        return reader.snapshot
      },
      update: (changed) => reader.update(changed),
      plan: (command) => withPlacesWritten(context, planOf(command, context)),
    }
  },
  merge: (first, second) => ({
    before: first.before,
    after: second.after,
    nodes: new Set([...first.nodes, ...second.nodes]),
    structure: first.structure || second.structure,
    settings: first.settings || second.settings,
    local: first.local && second.local,
  }),
}

export function openMap(doc: Y.Doc, ports: DocumentPorts = {}): MapDocument {
  return openWithKind(mindmap, doc, ports)
}
