import type * as Y from 'yjs'
import { repeatable } from '../../core/testing/repeatable.ts'
import { openMap } from '../mindmap.ts'
import { newMap } from '../new-map.ts'

/** The same map each time, with something of everything in it: two dozen nodes, floating ones, lines, ranges, a callout. */
export function sampleMap(): Y.Doc {
  const random = repeatable(7)
  const doc = newMap({ text: 'Main topic', root: 'm', random, now: () => 1 })
  const map = openMap(doc, { random, now: () => 2 })
  const branch = (name: string, depth: number): object => ({
    id: name,
    text: `Topic ${name}`,
    children: depth === 0 ? [] : [1, 2].map((n) => branch(`${name}${n}`, depth - 1)),
  })
  map.execute({ type: 'addTree', forest: ['a', 'b', 'c'].map((name) => branch(name, 2)), to: { parent: 'm' } })
  map.execute({ type: 'addTree', forest: [branch('f', 1)], to: { at: { x: 300, y: -200 } } })
  map.execute({ type: 'formatText', id: 'a', from: 0, to: 5, attributes: { bold: true, color: '#ff0000' } })
  map.execute({ type: 'setNote', id: 'b', note: 'A note\nof two lines' })
  map.execute({ type: 'setMarks', ids: ['c'], marks: { priority: 1, progress: 50, icons: ['star'], labels: ['soon'] } })
  map.execute({ type: 'setLink', ids: ['a1'], link: { url: '#node:b', tip: 'see b' } })
  map.execute({ type: 'setImage', id: 'a2', image: { resource: 'picture', width: 100, height: 50 } })
  map.execute({ type: 'setFormula', id: 'b2', formula: 'e^{i\\pi} + 1 = 0' })
  map.execute({
    type: 'setTask',
    ids: ['c1'],
    task: { start: '2026-11-09', due: '2026-11-13', assignee: { name: 'Chen', member: 'chen' } },
  })
  map.execute({
    type: 'setFiles',
    id: 'c2',
    files: [{ id: 'quotes', name: 'quotes.pdf', size: 4096, type: 'application/pdf' }],
  })
  map.execute({ type: 'setLook', ids: ['b'], look: { fill: '#eeeeee', align: 'center' } })
  map.execute({ type: 'setFold', ids: ['c'], folded: true })
  map.execute({ type: 'addLine', id: 'line', from: 'a', to: 'b', text: 'relates', look: { dash: '4 2' } })
  map.execute({ type: 'addRange', id: 'range', kind: 'summary', first: 'a', last: 'b', text: 'together' })
  map.execute({ type: 'addCallout', id: 'callout', node: 'b', at: { x: 40, y: -80 }, text: 'look here' })
  map.destroy()
  return doc
}
