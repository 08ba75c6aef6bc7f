import type { KindName } from '@ramify/document'
import type { Spot, State } from './people.ts'

/**
 * Half of the documents are flowcharts, so that everybody who may do something in several states does it with both kinds: what a state
 * allows is most often allowed in one more.
 */
const kinds: Record<Spot, Record<State, KindName>> = {
  password: { shared: 'mindmap', expired: 'flowchart', trashed: 'flowchart', closed: 'mindmap' },
  open: { shared: 'flowchart', expired: 'mindmap', trashed: 'mindmap', closed: 'flowchart' },
  team: { shared: 'flowchart', expired: 'mindmap', trashed: 'mindmap', closed: 'flowchart' },
}

export const kindOf = (spot: Spot, state: State): KindName => kinds[spot][state]

/** A document with nothing but this text. */
export const contentOf = (kind: KindName, text: string): Record<string, unknown> =>
  kind === 'flowchart'
    ? {
        kind,
        version: '1',
        pages: [{ id: 'p', name: 'Page', items: [{ type: 'shape', id: 's', kind: 'process', text }] }],
      }
    : { root: { data: { text }, children: [] } }
