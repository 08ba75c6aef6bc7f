import fc from 'fast-check'
import { expect, it } from 'vitest'
import { folderList, folderTree } from './folder-tree.ts'

/** A tree of folders: each hangs on the root or on one before it. */
const folders = fc
  .array(fc.nat(), { maxLength: 40 })
  .map((picks) => [
    { id: 'root', parent_id: null, name: '' },
    ...picks.map((pick, nth) => ({ id: `f${nth}`, parent_id: parentOf(pick % (nth + 1)), name: `n${nth}` })),
  ])
const parentOf = (pick: number) => (pick === 0 ? 'root' : `f${pick - 1}`)

it('a tree of folders has each of them once, in the order they came, with its documents', () => {
  fc.assert(
    fc.property(folders, fc.infiniteStream(fc.nat(9)), (rows, numbers) => {
      const counts = new Map(rows.map(({ id }) => [id, numbers.next().value as number]))
      const root = folderTree(rows, counts)
      if (!root) throw new Error('there is no root')
      const list = folderList(root)
      expect(list.map(({ file_guid }) => file_guid).sort()).toEqual(
        rows
          .slice(1)
          .map(({ id }) => id)
          .sort(),
      )
      const seen = new Map([['root', [] as string[]]])
      for (const { file_guid, parent_guid, file_name, path, document_num } of list) {
        // Each after the one it lies in, with the names on the way.
        expect(path).toEqual(seen.get(parent_guid))
        expect(document_num).toBe(counts.get(file_guid))
        seen.set(file_guid, [...path, file_name])
      }
    }),
  )
})

it('leaves out what hangs on nothing, and is none without a root', () => {
  const lost = { id: 'a', parent_id: 'gone', name: 'a' }
  expect(folderTree([{ id: 'root', parent_id: null, name: '' }, lost], new Map())?.children).toEqual([])
  expect(folderTree([lost], new Map())).toBeUndefined()
})
