import { expect, test } from 'vitest'
import { homePath, searchRoot } from './paths.ts'
import { placeAt } from './places.ts'

test('empty lists are told apart by their drawings', () => {
  const drawings = [homePath, `/home/dir/${'a'.repeat(32)}`, '/home/recent', '/home/trash', searchRoot].map(
    (path) => placeAt(path)?.empty.drawing ?? 'map',
  )
  expect(drawings).toEqual(['map', 'folder', 'recent', 'trash', 'search'])
})
