import { expect, test } from 'vitest'
import { contentHash } from '../core/hash/content-hash.ts'
import { contentToJson } from '../core/hash/json-text.ts'
import type { MapContent } from './content/content.ts'
import { difference } from './content/difference.ts'
import { fromContent } from './content/from-content.ts'
import { toContent } from './content/to-content.ts'
import { mapDifference } from './difference/map-difference.ts'
import { openMap } from './mindmap.ts'
import { copyBranches } from './outline/copy-branches.ts'
import { parseIndentedText, toIndentedText } from './outline/indented-text.ts'
import { restoreCommands } from './restore/restore-commands.ts'

const depth = 10_000

function chain(): MapContent {
  let node: object = { data: { id: `n${depth - 1}`, text: 'end' }, children: [] }
  for (let level = depth - 2; level >= 0; level--)
    node = { data: { id: `n${level}`, text: `${level}` }, children: [node] }
  return { root: node } as MapContent
}

function deepMap() {
  const made = fromContent(chain())
  if (!made.ok) throw new Error(made.error.code)
  return openMap(made.doc)
}

test('a chain of 10,000 levels is read, moved, deleted and brought back', () => {
  const map = deepMap()
  expect(map.snapshot.nodes.size).toBe(depth)
  map.mark()
  expect(map.execute({ type: 'moveNodes', ids: ['n9000'], to: { parent: 'n10' } }).ok).toBe(true)
  expect(map.execute({ type: 'moveNodes', ids: ['n10'], to: { parent: 'n9500' } }).ok).toBe(false)
  map.mark()
  expect(map.execute({ type: 'deleteNodes', ids: ['n1'] }).ok).toBe(true)
  expect(map.snapshot.nodes.size).toBe(1)
  map.undo()
  expect(map.snapshot.nodes.size).toBe(depth)
  expect(map.snapshot.nodes.get('n9000')?.parent).toBe('n10')
  map.undo()
  expect(map.snapshot.nodes.get('n9000')?.parent).toBe('n8999')
})

test('… written as content, hashed, compared, copied and pasted', () => {
  const map = deepMap()
  const content = toContent(map.snapshot)
  const text = contentToJson(content)
  expect(contentHash(JSON.parse(text))).toBe(contentHash(content))
  expect(difference(map.snapshot, JSON.parse(text))).toEqual({ ok: true, commands: [], warnings: [] })
  const forest = copyBranches(map.snapshot, ['n5000'])
  expect(map.execute({ type: 'addTree', forest, to: { parent: 'n0' } }).ok).toBe(true)
  expect(map.snapshot.nodes.size).toBe(depth + 5000)
  const lines = parseIndentedText(toIndentedText(map.snapshot, ['n8000']))
  expect(map.execute({ type: 'addTree', forest: lines, to: { parent: 'n0' } }).ok).toBe(true)
  expect(map.snapshot.nodes.size).toBe(depth + 7000)
})

test('… compared with a version of which half is gone, and restored from a branch far down', () => {
  const map = deepMap()
  const version = map.snapshot
  map.execute({ type: 'deleteNodes', ids: ['n5000'] })
  const { changes, merged } = mapDifference(version, map.snapshot)
  expect(changes).toEqual([{ item: 'node', id: 'n5000', sort: 'removed', nodes: 5000 }])
  expect(merged.nodes.get('n5000')?.parent).toBe('n4999')
  expect(map.batch(restoreCommands(map, version, 'n4000')).ok).toBe(true)
  expect(mapDifference(version, map.snapshot).changes).toEqual([])
})

test('a cycle of 10,000 made from outside is cut', () => {
  const made = fromContent({ root: { data: { id: 'root' }, children: [{ data: { id: 'x' } }] } })
  if (!made.ok) throw new Error(made.error.code)
  const map = openMap(made.doc)
  map.execute({ type: 'addTree', forest: [JSON.parse(contentToJson(nest(depth)))], to: { parent: 'x' } })
  const nodes = made.doc.getMap('nodes') as unknown as Map<string, Map<string, unknown>>
  nodes.get('k0')?.set('place', { parent: `k${depth - 1}`, order: 'V' })
  expect(map.snapshot.nodes.get('k0')?.parent).toBe('root')
  expect(map.snapshot.nodes.size).toBe(depth + 2)
})

function nest(levels: number): object {
  let node: object = { id: `k${levels - 1}` }
  for (let level = levels - 2; level >= 0; level--) node = { id: `k${level}`, children: [node] }
  return node
}
