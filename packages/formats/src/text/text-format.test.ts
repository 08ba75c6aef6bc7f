import type { ContentNode } from '@ramify/document'
import { expect, test } from 'vitest'
import type { FileDocument } from '../files/file-format.ts'
import { formats } from '../files/formats.ts'
import { readFile } from '../files/read-file.ts'
import { walkContent } from '../map/map-builder.ts'

function outline(text: string): string[] {
  const read = readFile('Plan.txt', new TextEncoder().encode(text))
  const [document] = read.ok ? read.documents : []
  if (document?.kind !== 'mindmap') throw new Error('not read')
  return [...walkContent(document.content.root)].map(({ node, depth }) => `${'-'.repeat(depth)}${node.data.text}`)
}

test.each([
  ['tabs', 'a\n\tb\n\t\tc', ['a', '-b', '--c']],
  ['spaces and tabs', 'a\n    b\n\tc\n\t    d', ['a', '-b', '-c', '--d']],
  ['wide spaces', 'a\n\u3000b\n\u3000\u3000c', ['a', '-b', '--c']],
  ['bullets', '• a\n  ◦ b\n    ▪ c\n  – d', ['a', '-b', '--c', '-d']],
  ['folders as they are drawn', 'src\n├── a\n│   ├── b\n│   └── c\n└── d', ['src', '-a', '--b', '--c', '-d']],
  ['folders below a dot', '.\n|-- not drawn', ['Plan', '-.', '-|-- not drawn']],
  ['numbers alone', 'Title\n1 a\n1.1 b\n1.1.1 c\n2. d\n2.1 e', ['Title', '-a', '--b', '---c', '-d', '--e']],
  ['a list of numbers', '1. a\n2. b', ['Plan', '-a', '-b']],
  ['numbers that are set in', '1 a\n\t1.1 b', ['1 a', '-1.1 b']],
  ['measures', '1.5 litres\n2 eggs', ['Plan', '-1.5 litres', '-2 eggs']],
])('%s', (_name, text, expected) => {
  expect(outline(text)).toEqual(expected)
})

test.each(['text', 'markdown', 'mermaid'] as const)('a tree of more indents than a file holds is refused: %s', (id) => {
  let root: ContentNode = { data: { id: 'leaf', text: '' }, children: [] }
  for (let level = 0; level < 12_000; level++) root = { data: { id: `n${level}`, text: '' }, children: [root] }
  const content = { root, relLine: [], style: {}, template: 'right', theme: 'sky-19', background: null }
  const document = { kind: 'mindmap', title: '', resources: [], content: { ...content, version: '1', resources: [] } }
  expect(() => formats[id].writer.write([document as FileDocument])).toThrow('too-large')
})
