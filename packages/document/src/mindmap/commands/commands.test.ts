import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../core/testing/cases.ts'
import { statistics } from '../content/statistics.ts'
import { openMap } from '../mindmap.ts'
import { copyBranches } from '../outline/copy-branches.ts'
import { plainSnapshot, treeProblems } from '../testing/plain-snapshot.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { commandTypes } from '../testing/seeded-command.ts'
import type { Command } from './commands.ts'

function sample() {
  const doc = sampleMap()
  return { doc, map: openMap(doc) }
}

const file = { id: 'plan', name: 'plan.pdf', size: 1, type: 'application/pdf' }

describe('what is refused writes nothing', () => {
  test.each<[code: string, command: unknown]>([
    ['unknown-command', null],
    ['unknown-command', 'addChild'],
    ['unknown-command', { type: 'explode' }],
    ['unknown-command', { type: 'constructor' }],
    ['no-such-node', { type: 'addChild', parent: 'nobody' }],
    ['no-such-node', { type: 'addChild', parent: 5 }],
    ['bad-argument', { type: 'addChild', parent: 'm', index: 4 }],
    ['bad-argument', { type: 'addChild', parent: 'm', text: 5 }],
    ['bad-argument', { type: 'addChild', parent: 'm', id: '__proto__' }],
    ['bad-argument', { type: 'addChild', parent: 'm', side: 'up' }],
    ['id-taken', { type: 'addChild', parent: 'm', id: 'a' }],
    ['is-root', { type: 'addSibling', of: 'm', where: 'after' }],
    ['bad-argument', { type: 'addSibling', of: 'a', where: 'inside' }],
    ['bad-argument', { type: 'addSibling', of: 'f', where: 'after' }],
    ['is-root', { type: 'insertParent', ids: ['m'] }],
    ['not-siblings', { type: 'insertParent', ids: ['a', 'b1'] }],
    ['is-root', { type: 'deleteNodes', ids: ['a', 'm'] }],
    ['bad-argument', { type: 'deleteNodes', ids: [] }],
    ['no-such-node', { type: 'deleteNodes', ids: ['a', 'nobody'] }],
    ['bad-argument', { type: 'setFormula', id: 'a', formula: '  ' }],
    ['bad-argument', { type: 'setFormula', id: 'a', formula: 'x'.repeat(2001) }],
    ['bad-argument', { type: 'setTask', ids: ['a'], task: { due: '2026-02-30' } }],
    ['bad-argument', { type: 'setTask', ids: ['a'], task: { assignee: { name: ' ' } } }],
    ['bad-argument', { type: 'setTask', ids: ['a'], task: { done: true } }],
    ['no-such-node', { type: 'setTask', ids: ['nobody'], task: null }],
    ['bad-argument', { type: 'setFiles', id: 'a', files: [{ id: 'x' }] }],
    ['bad-argument', { type: 'setFiles', id: 'a', files: [file, file] }],
    ['bad-argument', { type: 'setNumbering', numbering: 5 }],
    ['no-such-node', { type: 'addCallout', node: 'nobody' }],
    ['bad-argument', { type: 'addCallout', node: 'a', at: { x: 0 } }],
    ['bad-argument', { type: 'addCallout', node: 'a', look: { fill: 'url(x)' } }],
    ['id-taken', { type: 'addCallout', node: 'a', id: 'callout' }],
    ['no-such-callout', { type: 'setCallout', id: 'nobody', at: null }],
    ['no-such-callout', { type: 'deleteCallouts', ids: ['nobody'] }],
    ['own-branch', { type: 'moveNodes', ids: ['a'], to: { parent: 'a11' } }],
    ['own-branch', { type: 'moveNodes', ids: ['a'], to: { parent: 'a' } }],
    ['own-branch', { type: 'moveNodes', ids: ['b', 'a'], to: { after: 'a1' } }],
    ['bad-argument', { type: 'moveNodes', ids: ['a'], to: { after: 'a' } }],
    ['bad-argument', { type: 'moveNodes', ids: ['a', 'b'], to: { at: [{ x: 0, y: 0 }] } }],
    ['bad-argument', { type: 'moveNodes', ids: ['a'], to: { at: { x: Number.NaN, y: 0 } } }],
    ['bad-argument', { type: 'moveNodes', ids: ['a'] }],
    ['is-root', { type: 'moveNodes', ids: ['m'], to: { parent: 'a' } }],
    ['bad-argument', { type: 'editText', id: 'a', delta: [{ retain: 99 }] }],
    ['bad-argument', { type: 'editText', id: 'a', part: 'title', delta: [] }],
    ['bad-argument', { type: 'formatText', id: 'a', from: 3, to: 2, attributes: {} }],
    ['bad-argument', { type: 'formatText', id: 'a', from: 0, to: 2, attributes: { color: 'url(x)' } }],
    ['bad-argument', { type: 'setLook', ids: ['a'], look: { fill: 'red;}' } }],
    ['bad-argument', { type: 'setLook', ids: ['a'], look: { evil: 1 } }],
    ['bad-argument', { type: 'setMarks', ids: ['a'], marks: { priority: 10 } }],
    ['link-not-allowed', { type: 'setLink', ids: ['a'], link: { url: 'javascript:alert(1)' } }],
    ['bad-argument', { type: 'setImage', id: 'a', image: { resource: 'r' } }],
    ['bad-argument', { type: 'setSide', ids: ['a'], side: 'up' }],
    ['bad-argument', { type: 'setNudge', ids: ['a'], nudge: { x: '1', y: 2 } }],
    ['bad-argument', { type: 'setLayout', layout: null }],
    ['bad-argument', { type: 'setTheme', theme: '' }],
    ['bad-argument', { type: 'setFold', level: 0 }],
    ['bad-argument', { type: 'setLevelLook', level: 4, look: null }],
    ['bad-argument', { type: 'setLevelLook', level: '1', look: {} }],
    ['bad-argument', { type: 'setLevelLook', level: 1 }],
    ['bad-argument', { type: 'setLevelLook', level: 1, look: { fill: 'url(x)' } }],
    ['bad-argument', { type: 'setColors', colors: [] }],
    ['bad-argument', { type: 'setColors', colors: ['red'] }],
    ['bad-argument', { type: 'setColors', colors: Array.from({ length: 13 }, () => '#123456') }],
    ['bad-argument', { type: 'addTree', forest: [], to: { parent: 'm' } }],
    ['bad-argument', { type: 'addTree', forest: [{ text: 'x', children: [{ look: 5 }] }], to: { parent: 'm' } }],
    ['id-taken', { type: 'addTree', forest: [{ id: 'x' }, { id: 'x' }], to: { parent: 'm' } }],
    ['bad-argument', { type: 'addLine', from: 'a', to: 'a' }],
    ['no-such-line', { type: 'setLine', id: 'nothing' }],
    ['not-siblings', { type: 'addRange', kind: 'summary', first: 'a', last: 'b1' }],
    ['no-such-range', { type: 'deleteRanges', ids: ['nothing'] }],
  ])('%s: %j', (code, command) => {
    const { doc, map } = sample()
    const before = map.snapshot
    const state = Y.encodeStateAsUpdate(doc)
    expect(map.execute(command as Command)).toMatchObject({ ok: false, refusal: { code } })
    expect(map.snapshot).toBe(before)
    expect(Y.encodeStateAsUpdate(doc)).toEqual(state)
    expect(map.canUndo).toBe(false)
  })

  test('nor does any garbage throw', () => {
    const { map } = sample()
    const value = fc.oneof(fc.constantFrom('m', 'a', 'b1', 'f', 'line', 'range'), fc.anything({ maxDepth: 2 }))
    const names = [
      'id',
      'ids',
      'to',
      'of',
      'parent',
      'text',
      'delta',
      'from',
      'look',
      'marks',
      'level',
      'colors',
      'all',
      'forest',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...commandTypes), fc.dictionary(fc.constantFrom(...names), value), (type, rest) => {
        map.execute({ ...rest, type } as never)
        expect(treeProblems(map.snapshot)).toEqual([])
      }),
      { numRuns: cases(500) },
    )
  })
})

describe('adding', () => {
  test('gives the ids, made by the caller or here', () => {
    const { map } = sample()
    expect(map.execute({ type: 'addChild', parent: 'a', id: 'mine' })).toEqual({ ok: true, ids: ['mine'] })
    const added = map.execute({ type: 'addTree', forest: [{ text: 'x', children: [{}] }, {}], to: { before: 'a1' } })
    if (!added.ok || !added.ids) throw new Error('refused')
    expect(added.ids).toHaveLength(2)
    expect(map.snapshot.nodes.get('a')?.children).toEqual([...added.ids, 'a1', 'a2', 'mine'])
  })

  test('stands where it was asked to, also beside equal and malformed keys', () => {
    const { doc, map } = sample()
    const place = (id: string, order: unknown) =>
      (doc.getMap('nodes').get(id) as Y.Map<unknown>).set('place', { parent: 'm', order })
    for (const [id, order] of [
      ['a', ''],
      ['b', ''],
      ['c', 17],
    ] as const)
      place(id, order)
    map.execute({ type: 'addSibling', of: 'b', where: 'before', id: 'x' })
    map.execute({ type: 'addSibling', of: 'b', where: 'after', id: 'y' })
    map.execute({ type: 'addChild', parent: 'm', index: 0, id: 'z' })
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['z', 'a', 'x', 'b', 'y', 'c'])
  })

  test('a sibling stands on the same side', () => {
    const { map } = sample()
    map.execute({ type: 'addChild', parent: 'm', id: 'left', side: 'left' })
    map.execute({ type: 'addSibling', of: 'left', where: 'after', id: 'beside' })
    expect(map.snapshot.nodes.get('beside')?.side).toBe('left')
  })

  test('under the id of something gone brings it back as what is added', () => {
    const { map } = sample()
    map.execute({ type: 'deleteNodes', ids: ['b'] })
    map.mark()
    map.execute({
      type: 'addTree',
      forest: [{ id: 'b', text: 'again', children: [{ id: 'b1' }] }],
      to: { parent: 'c' },
    })
    expect(map.snapshot.nodes.get('b')).toMatchObject({
      parent: 'c',
      children: ['b1'],
      look: {},
      text: { text: 'again' },
    })
    map.undo()
    expect(map.snapshot.nodes.get('b')).toBeUndefined()
  })

  test('a parent takes the place of the first of its children', () => {
    const { map } = sample()
    map.execute({ type: 'insertParent', ids: ['c', 'b'], id: 'over' })
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['a', 'over'])
    expect(map.snapshot.nodes.get('over')?.children).toEqual(['b', 'c'])
    map.execute({ type: 'insertParent', ids: ['f'], id: 'top' })
    expect(map.snapshot.floating).toEqual(['top'])
    expect(map.snapshot.nodes.get('top')).toMatchObject({ at: { x: 300, y: -200 }, children: ['f'] })
  })
})

describe('moving', () => {
  test('many keep the order in which they are seen, and branches stay whole', () => {
    const { map } = sample()
    map.execute({ type: 'moveNodes', ids: ['c1', 'a12', 'a1', 'b'], to: { parent: 'f', index: 1 } })
    expect(map.snapshot.nodes.get('f')?.children).toEqual(['f1', 'a1', 'b', 'c1', 'f2'])
    expect(map.snapshot.nodes.get('a1')?.children).toEqual(['a11', 'a12'])
  })

  test('among siblings counts those that stay', () => {
    const { map } = sample()
    map.execute({ type: 'moveNodes', ids: ['a', 'b'], to: { parent: 'm', index: 1 } })
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['c', 'a', 'b'])
    map.execute({ type: 'moveNodes', ids: ['b'], to: { before: 'c' } })
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['b', 'c', 'a'])
  })

  test('sets nodes afloat and back', () => {
    const { map } = sample()
    map.execute({ type: 'moveNodes', ids: ['a', 'b'], to: { at: { x: 1, y: 2 } } })
    expect(map.snapshot.floating).toEqual(['f', 'a', 'b'])
    expect(map.snapshot.nodes.get('b')).toMatchObject({ parent: null, at: { x: 25, y: 26 } })
    map.execute({ type: 'moveNodes', ids: ['a'], to: { parent: 'c1' } })
    expect(map.snapshot.nodes.get('a')).toMatchObject({ parent: 'c1', at: null })
  })
})

describe('folding', () => {
  const folded = (map: ReturnType<typeof openMap>) =>
    [...map.snapshot.nodes.values()]
      .filter((node) => node.folded)
      .map(({ id }) => id)
      .sort()

  test('all, to a level, and within a branch', () => {
    const { map } = sample()
    map.execute({ type: 'setFold', all: true, folded: true })
    expect(folded(map)).toEqual(['a', 'a1', 'a2', 'b', 'b1', 'b2', 'c', 'c1', 'c2'])
    map.execute({ type: 'setFold', level: 2 })
    expect(folded(map)).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'])
    map.execute({ type: 'setFold', all: true, folded: false, within: 'a' })
    expect(folded(map)).toEqual(['b1', 'b2', 'c1', 'c2'])
  })
})

test('a summary goes with its topic, and comes back with it', () => {
  const { map } = sample()
  map.execute({ type: 'addChild', parent: 'm', id: 'sum' })
  map.execute({ type: 'setRange', id: 'range', topic: 'sum' })
  map.mark()
  map.execute({ type: 'deleteNodes', ids: ['sum'] })
  expect(map.snapshot.ranges.get('range')).toBeUndefined()
  map.undo()
  expect(map.snapshot.ranges.get('range')).toMatchObject({ topic: 'sum', first: 'a', last: 'b' })
})

test('a callout goes with its node: moved, copied, deleted, brought back, and what others wrote meanwhile with it', () => {
  const { doc, map } = sample()
  const words = () => [...map.snapshot.callouts.values()].map(({ node, text }) => `${node}: ${text.text}`)
  map.execute({ type: 'moveNodes', ids: ['b'], to: { parent: 'a1' } })
  expect(words()).toEqual(['b: look here'])
  const copy = map.execute({ type: 'addTree', forest: copyBranches(map.snapshot, ['b']), to: { parent: 'm' } })
  const copied = copy.ok ? copy.ids?.[0] : undefined
  expect(words().sort()).toEqual([`${copied}: look here`, 'b: look here'].sort())
  map.mark()
  const twin = new Y.Doc()
  Y.applyUpdate(twin, Y.encodeStateAsUpdate(doc))
  map.execute({ type: 'deleteNodes', ids: ['a1'] })
  expect(words()).toEqual([`${copied}: look here`])
  openMap(twin).execute({ type: 'editText', id: 'callout', part: 'callout', delta: [{ insert: 'Ann: ' }] })
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(twin))
  map.undo()
  expect(words()).toContain('b: Ann: look here')
  map.execute({ type: 'setCallout', id: 'callout', at: null, look: { fill: '#ffffff' } })
  expect(map.snapshot.callouts.get('callout')).toMatchObject({ node: 'b', at: null, look: { fill: '#ffffff' } })
  map.execute({ type: 'deleteCallouts', ids: ['callout'] })
  expect(words()).toEqual([`${copied}: look here`])
})

test('looks merge, and go back field by field or as a whole', () => {
  const { map } = sample()
  const look = () => map.snapshot.nodes.get('b')?.look
  map.execute({ type: 'setLook', ids: ['b'], look: { bold: true, align: null } })
  expect(look()).toEqual({ fill: '#eeeeee', bold: true })
  map.execute({ type: 'setLook', ids: ['b'], look: null })
  expect(look()).toEqual({})
})

test('fields of a group that nobody here knows survive an edit', () => {
  const { doc, map } = sample()
  const record = doc.getMap('nodes').get('b') as Y.Map<unknown>
  record.set('look', { fill: '#eeeeee', glow: 3 })
  map.execute({ type: 'setLook', ids: ['b'], look: { bold: true } })
  expect(record.get('look')).toEqual({ fill: '#eeeeee', glow: 3, bold: true })
})

test('a task merges field by field, and files come and go as a list', () => {
  const { map } = sample()
  const node = () => map.snapshot.nodes.get('b')
  map.execute({ type: 'setTask', ids: ['b'], task: { due: '2026-11-16', assignee: { name: ' Ann  Lee ' } } })
  map.execute({ type: 'setTask', ids: ['b'], task: { start: '2026-11-09', assignee: { name: 'Ben', member: 'p1' } } })
  expect(node()?.task).toEqual({ start: '2026-11-09', due: '2026-11-16', assignee: { name: 'Ben', member: 'p1' } })
  map.execute({ type: 'setTask', ids: ['b'], task: { start: null, due: null, assignee: null } })
  expect(node()).not.toHaveProperty('task')
  map.execute({ type: 'setFiles', id: 'b', files: [{ ...file, name: '../a\\plan.pdf' }] })
  expect(node()?.files).toEqual([{ ...file, name: '.. a plan.pdf' }])
  expect(statistics(map.snapshot).resourceIds.split(',')).toContain('plan')
  const copy = map.execute({ type: 'addTree', forest: copyBranches(map.snapshot, ['b']), to: { parent: 'a' } })
  expect(map.snapshot.nodes.get((copy.ok && copy.ids?.[0]) || '')?.files).toEqual(node()?.files)
  map.execute({ type: 'setFiles', id: 'b', files: [] })
  expect(node()).not.toHaveProperty('files')
})

test('a command that changes nothing is no undo step', () => {
  const { map } = sample()
  map.execute({ type: 'setFold', ids: ['c'], folded: true })
  map.execute({ type: 'setText', id: 'a', text: 'Topic a' })
  map.execute({ type: 'setTheme', theme: 'sky-19' })
  map.execute({ type: 'moveNodes', ids: ['c', 'b'], to: { after: 'a' } })
  map.execute({ type: 'moveNodes', ids: ['a'], to: { parent: 'm', index: 0 } })
  map.execute({ type: 'moveNodes', ids: ['f'], to: { at: { x: 300, y: -200 } } })
  expect(map.canUndo).toBe(false)
  map.execute({ type: 'moveNodes', ids: ['a', 'c'], to: { parent: 'm', index: 0 } })
  expect(map.snapshot.nodes.get('m')?.children).toEqual(['a', 'c', 'b'])
})

test('listeners hear of every change in order, also when one of them executes a command', () => {
  const { map } = sample()
  const heard: string[] = []
  map.subscribe(({ after, local }) => {
    if (after.theme === 'one') map.execute({ type: 'setTheme', theme: 'two' })
    heard.push(`first ${after.theme} ${local}`)
  })
  map.subscribe(({ after }) => heard.push(`second ${after.theme}`))
  map.execute({ type: 'setTheme', theme: 'one' })
  expect(heard).toEqual(['first one true', 'second one', 'first two true', 'second two'])
})

test('a listener that fails does not keep others from hearing, nor is it passed over', () => {
  const { map } = sample()
  const heard: string[] = []
  map.subscribe(() => {
    throw new Error('broken listener')
  })
  map.subscribe(({ after }) => heard.push(after.theme))
  expect(() => map.execute({ type: 'setTheme', theme: 'one' })).toThrow('broken listener')
  expect(() => map.execute({ type: 'setTheme', theme: 'two' })).toThrow('broken listener')
  expect(heard).toEqual(['one', 'two'])
})

test('a command inside a transaction is a mistake and says so', () => {
  const { doc, map } = sample()
  expect(() => doc.transact(() => map.execute({ type: 'setTheme', theme: 'ink' }))).toThrow('own transactions')
  expect(map.snapshot.theme).toBe('sky-19')
})

test('a destroyed map hears nothing more', () => {
  const { doc, map } = sample()
  const before = plainSnapshot(map.snapshot)
  map.destroy()
  doc.getMap('meta').set('theme', 'ink')
  expect(plainSnapshot(map.snapshot)).toEqual(before)
})
