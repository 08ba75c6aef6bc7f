import type * as Y from 'yjs'
import { type DocumentKind, type DocumentPorts, type OpenDocument, openWithKind } from '../core/open-document.ts'
import { type Command, planOf } from './commands/commands.ts'
import type { CommandContext, RefusalCode } from './commands/plan.ts'
import { type CollectionName, collectionNames, flowchartNumber, flowchartSchema } from './schema/collections.ts'
import { FlowchartReader } from './snapshot/flowchart-reader.ts'
import type { FlowchartChange, FlowchartSnapshot } from './snapshot/snapshot.ts'

/** A flowchart that can be read, watched and changed. */
export type FlowchartDocument = OpenDocument<FlowchartSnapshot, FlowchartChange, Command, RefusalCode>

export const flowchart: DocumentKind<CollectionName, FlowchartSnapshot, FlowchartChange, Command> = {
  name: 'flowchart',
  number: flowchartNumber,
  schema: flowchartSchema,
  collections: collectionNames,
  open: (collections, ports) => {
    const reader = new FlowchartReader(collections)
    const context: CommandContext = {
      ...ports,
      collections,
      get snapshot() {
        return reader.snapshot
      },
    }
    return {
      get snapshot() {
        return reader.snapshot
      },
      update: (changed) => reader.update(changed),
      plan: (command) => planOf(command, context),
    }
  },
  merge: (first, second) => ({
    before: first.before,
    after: second.after,
    shapes: new Set([...first.shapes, ...second.shapes]),
    connectors: new Set([...first.connectors, ...second.connectors]),
    labels: new Set([...first.labels, ...second.labels]),
    pages: first.pages || second.pages,
    settings: first.settings || second.settings,
    local: first.local && second.local,
  }),
}

export function openFlowchart(doc: Y.Doc, ports: DocumentPorts = {}): FlowchartDocument {
  return openWithKind(flowchart, doc, ports)
}
