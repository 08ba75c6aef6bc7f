import { expect, test } from 'vitest'
import { mapOfIncoming } from './map-of-incoming.ts'

interface Node {
  data: { text: string; hyperlink?: string }
  children: Node[]
}
const rootOf = (filled: { content: object }) => (filled.content as { root: Node }).root
const rows = ({ data, children }: Node, depth = 0): string[] => [
  `${' '.repeat(depth)}${data.text}`,
  ...children.flatMap((child) => rows(child, depth + 1)),
]

test('a page that was shared is the middle of a map, with its address', () => {
  const filled = mapOfIncoming(
    { title: 'A bridge', words: 'Built in 1932\n  by many', url: 'https://bridge.example/' },
    'sky-19',
  )
  expect(filled.name).toBe('A bridge')
  expect(rows(rootOf(filled))).toEqual(['A bridge', ' Built in 1932', '  by many'])
  expect(rootOf(filled).data.hyperlink).toBe('https://bridge.example/')
})

test('without a title the first line is the middle, and of a mere address its host', () => {
  expect(rows(rootOf(mapOfIncoming({ title: '', words: 'Shopping\nBread\nMilk', url: null }, 'sky-19')))).toEqual([
    'Shopping',
    ' Bread',
    ' Milk',
  ])
  const mere = mapOfIncoming({ title: '', words: '', url: 'https://bridge.example/a' }, 'sky-19')
  expect(rows(rootOf(mere))).toEqual(['bridge.example'])
})

test('a name has as many characters as names may have', () => {
  expect(mapOfIncoming({ title: 'x'.repeat(200), words: '', url: null }, 'sky-19').name).toHaveLength(50)
})
