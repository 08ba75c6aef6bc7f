import { type ReadDocument, readFile } from '@ramify/formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../packages/document/src/core/testing/cases.ts'
import { oldContentOf, workbooks } from '../../packages/formats/src/xmind/testing/random-workbook.ts'
import {
  jsonFile,
  oldFile,
  picture,
  richJsonFile,
  richOldFile,
} from '../../packages/formats/src/xmind/testing/sample-files.ts'
import { disagreements } from './disagreements.ts'
import { xmindCounts } from './xmind-counts.ts'

const files = { 'attachments/one.png': picture(30, 20) }

function read(bytes: Uint8Array): readonly ReadDocument[] {
  const file = readFile('a.xmind', bytes)
  if (!file.ok) throw new Error(file.detail)
  return file.documents
}

describe('what is in XMind files', () => {
  it.each([
    ['of today', richJsonFile(), { topics: 20, summaries: 3, callouts: 1, notes: 2, links: 5, attachments: 1 }],
    ['of XMind 3 to 8', richOldFile(), { topics: 10, summaries: 1, callouts: 1, notes: 1, links: 1, attachments: 1 }],
  ])('is counted without the importer, %s', (_name, bytes, counts) => {
    expect(xmindCounts(bytes)).toMatchObject(counts)
    expect(disagreements(bytes, read(bytes))).toEqual([])
    expect(disagreements(bytes, read(bytes).slice(1))).toContain('sheets: 2 in the file, 1 here')
  })

  it('is in the documents, or in what the report says of them, whatever it is', () => {
    fc.assert(
      fc.property(workbooks, fc.boolean(), (sheets, isOld) => {
        const bytes = isOld ? oldFile(oldContentOf(sheets), files) : jsonFile(sheets, files)
        expect(disagreements(bytes, read(bytes))).toEqual([])
      }),
      { numRuns: cases(30) },
    )
  })
})
