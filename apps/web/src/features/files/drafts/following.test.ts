import { expect, test } from 'vitest'
import type { DraftRecord } from '../../../platform/drafts/index.ts'
import type { FileItem } from '../file-item.ts'
import { draftsOfList, notice, stillFollowing, withFollowing } from './following.ts'

const draft = (id: string, more: Partial<DraftRecord> = {}): DraftRecord => ({
  id,
  number: 1,
  name: null,
  created: 0,
  edited: 0,
  claim: null,
  ...more,
})
const claimed = (fileId: string | null) => ({ claim: { personId: 'ann', key: 'k', fileId } })
const idsOf = (drafts: readonly { id: string }[]) => drafts.map(({ id }) => id)

test('a draft stands where it will lie, and among recent ones wherever that is', () => {
  const drafts = [
    draft('plain'),
    draft('inside', { folder: { personId: 'ann', id: 'work' } }),
    draft('foreign', { folder: { personId: 'ben', id: 'work' } }),
    draft('lost', { folder: { personId: 'ann', id: 'gone' } }),
  ]
  const shown = (folder: Parameters<typeof draftsOfList>[1]['folder']) =>
    idsOf(draftsOfList(drafts, { personId: 'ann', folder, hasFolder: (id) => id === 'work' }))
  expect(shown({ id: null })).toEqual(['plain', 'foreign', 'lost'])
  expect(shown({ id: 'work' })).toEqual(['inside'])
  expect(shown('any')).toEqual(idsOf(drafts))
})

test('what became a file stays until the file is listed, or the list has come without it', () => {
  const before = notice(new Map(), [draft('a'), draft('old', claimed('f0'))], 10)
  expect(notice(before, [draft('a')], 11)).toBe(before)
  const drafts = [draft('a', claimed('f1')), draft('old', claimed('f0'))]
  const noticed = notice(before, drafts, 20)
  const left = (at: number, ...ids: string[]) => idsOf(stillFollowing(drafts, noticed, { ids: new Set(ids), at }))
  expect(left(15)).toEqual(['a'])
  expect(left(15, 'f1')).toEqual([])
  expect(left(21)).toEqual([])
  // On its way, or refused: still a draft.
  expect(idsOf(stillFollowing([draft('a', claimed(null))], noticed, { ids: new Set(), at: 30 }))).toEqual(['a'])
})

test('it stands after the folders, in the place of a file that has not all of it', () => {
  const item = (id: string, kind: FileItem['kind']) => ({ id, kind }) as FileItem
  const items = [item('d', 'folder'), item('f1', 'file'), item('f2', 'file')]
  const shown = (...following: FileItem[]) => idsOf(withFollowing(items, following, new Set(['f2'])))
  expect(shown(item('a', 'draft'))).toEqual(['d', 'a', 'f1'])
  expect(shown()).toEqual(['d', 'f1', 'f2'])
  expect(idsOf(withFollowing([item('d', 'folder')], [item('a', 'draft')], new Set()))).toEqual(['d', 'a'])
})
