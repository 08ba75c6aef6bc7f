import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import type { FileItem } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { FileFacts } from './FileFacts.tsx'

let count: number | null = null
vi.mock('../folders/folder-count.ts', () => ({ useFolderCount: () => count }))
// Nothing was searched for; it would bring the whole session along.
vi.mock('./FoundIn.tsx', () => ({ FoundIn: () => null }))
await speakEnglish()

const folder: FileItem = {
  ...{
    id: '1',
    kind: 'folder',
    documentKind: null,
    name: 'Plans',
    path: '/home/my/1',
    parentId: null,
    created: 1,
    edited: 1,
  },
  ...{
    trashed: null,
    topics: null,
    images: null,
    canManage: true,
    isOwn: true,
    teamId: null,
    isShared: false,
    isTogether: false,
    thumbnail: null,
  },
}

test('how many topics there are is said on a card, and not in the row of a hand, where it would be cut off', () => {
  const map: FileItem = { ...folder, kind: 'file', documentKind: 'mindmap', topics: 22 }
  const words = (look: ListLook) =>
    renderToStaticMarkup(<FileFacts item={map} look={look} className={undefined} />).replace(/<[^>]*>/g, '')
  expect(words('cards')).toMatch(/^Edited .* · 22 topics$/)
  expect(words('rows')).toMatch(/^Edited [^·]*$/)
})

/** What is seen of it, without what only screen readers hear. */
function seen(documents: number | null, look: ListLook): string {
  count = documents
  const drawn = renderToStaticMarkup(<FileFacts item={folder} look={look} className={undefined} />)
  const [, number] = /aria-hidden="true">([^<]*)</.exec(drawn) ?? []
  return number ?? drawn.replace(/<[^>]*>/g, '')
}

test('a folder with no files says "Empty" on its card, not 0', () => {
  expect(seen(0, 'cards')).toBe('Empty')
  expect(seen(3, 'cards')).toBe('3')
  expect(seen(null, 'cards')).toBe('')
  expect(seen(0, 'rows')).toBe('Empty')
})
