import type * as Y from 'yjs'
import { repeatable } from '../../core/testing/repeatable.ts'
import type { Command } from '../commands/commands.ts'
import { openFlowchart } from '../flowchart.ts'
import { newFlowchart } from '../new-flowchart.ts'

const box = (x: number, y: number) => ({ x, y, width: 120, height: 60 })

const steps: readonly Command[] = [
  {
    type: 'addItems',
    shapes: [
      { id: 'start', kind: 'terminator', box: box(0, 0), text: 'Start', note: 'Begin here' },
      { id: 'check', kind: 'decision', box: box(0, 120), text: 'Is it good?', look: { fill: '#ffeecc' } },
      { id: 'yes', kind: 'process', box: box(0, 240), text: 'Ship it', link: { url: 'https://example.com/' } },
      { id: 'no', kind: 'process', box: { ...box(200, 120), turn: 15 }, text: 'Mend it' },
      { id: 'pool', kind: 'pool', box: box(500, 0), stack: { direction: 'rows', header: 30, side: 'left' } },
      { id: 'lane1', parent: 'pool', kind: 'lane', box: { width: 400, height: 120 }, text: 'People' },
      { id: 'lane2', parent: 'pool', kind: 'lane', box: { width: 400, height: 90 }, text: 'Machines' },
      { id: 'ask', parent: 'lane1', kind: 'process', box: box(40, 20), text: 'Ask' },
      {
        id: 'picture',
        kind: 'image',
        box: box(900, 0),
        image: { resource: 'picture', width: 100, height: 50 },
        alt: 'Our van',
      },
    ],
    connectors: [
      { id: 'a', from: { shape: 'start' }, to: { shape: 'check' } },
      {
        id: 'b',
        from: { shape: 'check', port: 'bottom' },
        to: { shape: 'yes', at: { x: 0.5, y: 0 } },
        look: { endArrow: 'open' },
        labels: [{ id: 'b1', text: 'yes', at: 0.3 }],
      },
      { id: 'c', from: { shape: 'check' }, to: { shape: 'no' }, labels: [{ id: 'c1', text: 'no' }] },
      {
        id: 'd',
        from: { shape: 'no' },
        to: { point: { x: 400, y: 400 } },
        style: 'curved',
        bends: [{ x: 300, y: 300 }],
      },
    ],
  },
  { type: 'groupShapes', id: 'group', shapes: ['yes', 'no'] },
  { type: 'addPage', id: 'second', name: 'Details' },
  { type: 'setPage', page: 'first', guides: { x: [0, 500], y: [60] } },
  { type: 'addLayer', id: 'marks', page: 'first', name: 'Marks' },
  { type: 'addItems', page: 'first', layer: 'marks', shapes: [{ id: 'mark', kind: 'ellipse', box: box(10, 10) }] },
  { type: 'addItems', page: 'second', shapes: [{ id: 'more', kind: 'document', box: box(0, 0), text: 'More' }] },
]

/** The same flowchart each time, with something of everything in it. */
export function sampleFlowchart(): Y.Doc {
  const random = repeatable(7)
  const doc = newFlowchart({ pageName: 'Page 1', page: 'first', random })
  const chart = openFlowchart(doc, { random, now: () => 2 })
  for (const step of steps) {
    const result = chart.execute(step)
    if (!result.ok) throw new Error(`${step.type}: ${JSON.stringify(result.refusal)}`)
  }
  chart.destroy()
  return doc
}
