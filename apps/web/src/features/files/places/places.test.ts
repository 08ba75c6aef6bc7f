import { expect, test } from 'vitest'
import { flowchartsPath, guestFlowchartsPath, guestPath, homePath, searchRoot } from './paths.ts'
import { placeAt } from './places.ts'

test('empty lists are told apart by their drawings', () => {
  const drawings = [
    homePath,
    flowchartsPath,
    `/home/dir/${'a'.repeat(32)}`,
    '/home/recent',
    '/home/trash',
    searchRoot,
  ].map((path) => placeAt(path)?.empty.drawing ?? 'map')
  expect(drawings).toEqual(['map', 'flowchart', 'folder', 'recent', 'trash', 'search'])
})

test('each kind of document has a list of its own, with an account and without; folders hold all kinds', () => {
  const rootOf = (path: string) => placeAt(path)?.root
  expect([homePath, guestPath].map(rootOf)).toEqual(['mindmap', 'mindmap'])
  expect([flowchartsPath, guestFlowchartsPath].map(rootOf)).toEqual(['flowchart', 'flowchart'])
  expect(rootOf(`/home/dir/${'a'.repeat(32)}`)).toBeUndefined()
  expect(placeAt(flowchartsPath)?.isOpen).toBeUndefined()
  expect(placeAt(guestFlowchartsPath)?.isOpen).toBe(true)
})
