import { expect, test } from 'vitest'
import { droppedFiles, mostDropped } from './dropped-files.ts'

type Given = string | Folder
interface Folder {
  readonly name: string
  readonly holds: readonly Given[]
}

/** As a browser gives them: a hundred entries at a time. */
function entry(given: Given): FileSystemEntry {
  if (typeof given === 'string') {
    const file = (take: (file: File) => void) => take(new File(['x'], given))
    return { name: given, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry
  }
  const createReader = () => {
    const left = given.holds.map(entry)
    return { readEntries: (take: (entries: FileSystemEntry[]) => void) => take(left.splice(0, 100)) }
  }
  return { name: given.name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry
}

async function dropped(...given: readonly Given[]): Promise<string[]> {
  const items = given.map((each) => ({ kind: 'file', webkitGetAsEntry: () => entry(each) }))
  const files = given.map((each) => new File(['x'], typeof each === 'string' ? each : each.name))
  const found = await droppedFiles({ items, files } as unknown as DataTransfer)
  return found.map(({ name }) => name)
}

test('files are taken as they are', async () => {
  expect(await dropped('b.xmind', 'a.mm')).toEqual(['b.xmind', 'a.mm'])
})

test('folders give what is in them at any depth, but for what systems put there', async () => {
  const inner = { name: 'inner', holds: ['10.md', '9.md', '.DS_Store'] }
  const folder = { name: 'folder', holds: ['z.opml', inner, 'Thumbs.db'] }
  expect(await dropped(folder, 'b.xmind')).toEqual(['9.md', '10.md', 'z.opml', 'b.xmind'])
})

test('of a folder of very many files the first ones are taken', async () => {
  const holds = Array.from({ length: mostDropped + 5 }, (_, nth) => `${nth}.md`)
  const found = await dropped({ name: 'many', holds })
  expect(found).toHaveLength(mostDropped)
  expect(found.at(-1)).toBe(`${mostDropped - 1}.md`)
})

test('folders in folders without end are walked through', async () => {
  let folder: Folder = { name: 'last', holds: ['a.md'] }
  for (let depth = 0; depth < 5_000; depth++) folder = { name: `${depth}`, holds: [folder] }
  expect(await dropped(folder)).toEqual(['a.md'])
})
