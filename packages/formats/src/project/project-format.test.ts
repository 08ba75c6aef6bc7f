import { expect, test } from 'vitest'
import { FileError } from '../files/file-error.ts'
import type { FileDocument } from '../files/file-format.ts'
import { readFile } from '../files/read-file.ts'
import { zipLimits } from '../zip/read-zip.ts'
import { projectFormat } from './project-format.ts'

const root = { data: { id: 'r', text: 'Root' }, children: [] }
const content = { version: '70', root, relLine: [], template: 'right', theme: 'sky-19' }

const withPictures = (sizes: readonly number[]): FileDocument[] => {
  const resources = sizes.map((size, nth) => ({
    id: `p${nth}`,
    name: `${nth}.png`,
    bytes: new Uint8Array(size).fill(nth),
  }))
  return [{ kind: 'mindmap', title: 'Plan', content, resources } as unknown as FileDocument]
}

test('what is written can be read again, with as many pictures as there may be', () => {
  const count = zipLimits.entries - 2
  const read = readFile('a.ramify', projectFormat.writer.write(withPictures(Array(count).fill(3))))
  expect(read).toMatchObject({ ok: true })
  expect(read.ok && read.documents[0]?.resources).toHaveLength(count)
  const large = readFile('a.ramify', projectFormat.writer.write(withPictures(Array(2).fill(zipLimits.entry - 1_000))))
  expect(large.ok && large.documents[0]?.resources).toHaveLength(2)
})

test.each([
  ['too many pictures', Array(zipLimits.entries).fill(1), /4000/],
  ['a picture that is too large', [zipLimits.entry + 1], /24000000/],
  ['too much of them together', Array(3).fill(zipLimits.entry - 1_000), /48000000/],
])('%s are refused before they are written, with the limit', (_, sizes, limit) => {
  let refused: unknown
  try {
    projectFormat.writer.write(withPictures(sizes))
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(FileError)
  expect(refused).toMatchObject({ code: 'too-large', detail: expect.stringMatching(limit) })
})
