import { expect, test } from 'vitest'
import { readFile } from '../files/read-file.ts'
import { writeXmind } from '../xmind/write-xmind.ts'

test('topics without ids get some, so that none is below itself in what is written, and style may be left out', () => {
  const root = { data: { text: 'Root' }, children: [{ data: { text: 'One' }, children: [] }] }
  const read = readFile('x.json', new TextEncoder().encode(JSON.stringify({ version: '70', root, relLine: [] })))
  if (!read.ok) throw new Error(read.detail)
  const [document] = read.documents
  if (document?.kind !== 'mindmap') throw new Error('no map')
  const ids = [document.content.root.data.id, document.content.root.children[0]?.data.id]
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/./)
  const again = readFile('x.xmind', writeXmind(read.documents))
  expect(again).toMatchObject({ ok: true })
})
