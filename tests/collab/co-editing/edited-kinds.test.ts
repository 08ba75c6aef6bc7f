import { flowchartToContent, type KindName, openFlowchart } from '@ramify/document'
import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { serverKinds } from '../../../apps/server/src/domains/documents/kinds/table.ts'
import { randomFrom } from '../seed.ts'
import { editedKinds } from './edited-kinds.ts'

/** As many edits as in some plays. */
function editAll(name: KindName): { done: Set<string>; doc: Y.Doc; undone: number } {
  const kind = editedKinds[name]
  const made = serverKinds.get(kind.number).create(kind.start ?? { root: { data: { text: 'Root' } } })
  if ('error' in made) throw new Error(made.error.node)
  const done = new Set<string>()
  let doc = made.doc
  let undone = 0
  for (let play = 1; play <= 40; play++) {
    doc = new Y.Doc()
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(made.doc))
    const random = randomFrom(play)
    for (let nth = 0; nth < 20; nth++) {
      const before = JSON.stringify(kind.content(doc))
      const type = kind.edit(doc, random, 'x')
      if (type) done.add(type)
      if (type && JSON.stringify(kind.content(doc)) === before) undone++
    }
  }
  return { done, doc, undone }
}

it('plays change everything that a flowchart has, and undo it', () => {
  const { done, undone } = editAll('flowchart')
  const ofOthers = ['putRecords']
  expect([...done, ...ofOthers].sort()).toEqual([
    ...['addItems', 'addLabel', 'addLayer', 'addPage', 'arrangeItems', 'deleteItems', 'deleteLayer', 'deletePage'],
    ...['editText', 'formatText', 'groupShapes', 'moveItems', 'putRecords', 'reverseConnectors', 'setBoxes'],
    ...['setConnectors', 'setLabels', 'setLayer', 'setPage', 'setSettings', 'setShapes', 'setText', 'splitConnector'],
    'ungroupShapes',
  ])
  expect(undone).toBeGreaterThan(20)
})

it('plays begin with something of everything', () => {
  const made = serverKinds.get(editedKinds.flowchart.number).create(editedKinds.flowchart.start)
  if ('error' in made) throw new Error(made.error.node)
  const { snapshot } = openFlowchart(made.doc)
  const { shapes, connectors, labels, layers, pages } = snapshot
  for (const all of [connectors, labels, layers]) expect(all.size).toBeGreaterThan(0)
  expect(pages.length).toBeGreaterThan(1)
  expect([...shapes.values()].map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['group', 'pool', 'lane', 'image']),
  )
  expect(flowchartToContent(snapshot)).toEqual(editedKinds.flowchart.start)
})

it('replicas differ where one thing of a flowchart does', () => {
  const { content } = editedKinds.flowchart
  const { doc: before } = editAll('flowchart')
  const said = new Set([JSON.stringify(content(before))])
  const changes: [string, object][] = [
    ['shapes', { text: new Y.Text('other') }],
    ['connectors', { way: { style: 'curved' } }],
    ['labels', { spot: { at: 0.9 } }],
    ['pages', { size: { width: 77, height: 77 } }],
    ['layers', { hidden: true }],
  ]
  for (const [collection, groups] of changes) {
    const made = serverKinds.get(editedKinds.flowchart.number).create(editedKinds.flowchart.start)
    if ('error' in made) throw new Error(made.error.node)
    const [record] = made.doc.getMap<Y.Map<unknown>>(collection).values()
    for (const [group, value] of Object.entries(groups)) record?.set(group, value)
    said.add(JSON.stringify(content(made.doc)))
  }
  expect(said.size).toBe(changes.length + 1)
})
