import { expect, test } from 'vitest'
import { documentsIn, isWithin, nearestShown, rowsBelow, treeStep, wayTo } from './folder-tree.ts'

const folder = (name: string, document_num: number, ...children: ReturnType<typeof leaf>[]) => ({
  file_guid: name.toLowerCase(),
  file_name: name,
  document_num,
  children,
})
interface Leaf {
  file_guid: string
  file_name: string
  document_num: number
  children: Leaf[]
}
function leaf(name: string, document_num = 0, ...children: Leaf[]): Leaf {
  return { file_guid: name.toLowerCase(), file_name: name, document_num, children }
}

const root = folder('Root', 2, leaf('A', 1, leaf('B', 3, leaf('C', 4))), leaf('D', 5))
const shown = (open: string[]) => rowsBelow(root, (id) => open.includes(id))
const ids = (open: string[]) => shown(open).map(({ id }) => id)

test('rows are those whose way there is open', () => {
  expect(ids([])).toEqual(['a', 'd'])
  expect(ids(['b'])).toEqual(['a', 'd'])
  expect(ids(['a', 'b'])).toEqual(['a', 'b', 'c', 'd'])
  expect(shown(['a']).map(({ level, position, setSize }) => [level, position, setSize])).toEqual([
    [1, 1, 2],
    [2, 1, 1],
    [1, 2, 2],
  ])
})

test('the way to a folder, what lies within, and how many documents', () => {
  expect(wayTo(root, 'c')?.map(({ file_name }) => file_name)).toEqual(['Root', 'A', 'B', 'C'])
  expect(wayTo(root, 'x')).toBeNull()
  expect(isWithin(root, 'c', new Set(['a']))).toBe(true)
  expect(isWithin(root, 'a', new Set(['a']))).toBe(true)
  expect(isWithin(root, 'd', new Set(['a']))).toBe(false)
  expect(documentsIn(root)).toBe(15)
})

test('a folder that is not shown is stood for by the nearest around it that is', () => {
  expect(nearestShown(root, 'c', shown(['a', 'b']))).toBe('c')
  expect(nearestShown(root, 'c', shown(['a']))).toBe('b')
  expect(nearestShown(root, 'c', shown([]))).toBe('a')
  expect(nearestShown(root, 'c', [])).toBeNull()
  expect(nearestShown(root, 'x', shown(['a']))).toBeNull()
})

test('keys go, open and close as in every tree', () => {
  const rows = shown(['a'])
  expect(treeStep(rows, 'a', 'ArrowDown')).toEqual({ go: 'b' })
  expect(treeStep(rows, 'a', 'ArrowRight')).toEqual({ go: 'b' })
  expect(treeStep(rows, 'a', 'ArrowLeft')).toEqual({ close: 'a' })
  expect(treeStep(rows, 'b', 'ArrowRight')).toEqual({ open: 'b' })
  expect(treeStep(rows, 'b', 'ArrowLeft')).toEqual({ go: 'a' })
  expect(treeStep(rows, 'd', 'ArrowLeft')).toBeNull()
  expect(treeStep(rows, 'd', 'ArrowDown')).toBeNull()
  expect(treeStep(rows, 'b', 'End')).toEqual({ go: 'd' })
  expect(treeStep(rows, 'b', 'Home')).toEqual({ go: 'a' })
  expect(treeStep(rows, 'gone', 'End')).toBeNull()
})
