import { flowchartFromContent } from '@ramify/document'
import type * as Y from 'yjs'
import type { Chart } from '../generate-chart.ts'

export function docOf({ shapes, connectors }: Chart): Y.Doc {
  const items = [
    ...shapes.map(({ id, kind, text, ...box }) => ({ type: 'shape', id, kind, text, box })),
    ...connectors.map(({ id, from, to }) => ({ type: 'connector', id, from: { shape: from }, to: { shape: to } })),
  ]
  const made = flowchartFromContent({
    kind: 'flowchart',
    version: '1',
    pages: [{ id: 'page', name: 'Page', items }],
  })
  if (!made.ok) throw new Error(`The content cannot be read: ${made.error.code}`)
  return made.doc
}
