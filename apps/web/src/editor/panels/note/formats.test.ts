import { richText } from '@ramify/document'
import { expect, it } from 'vitest'
import { attributesIn } from './formats.ts'

it('a stretch has the formats that all of it has, a caret those of the letter before it', () => {
  const text = richText([
    { text: 'plain ', attributes: {} },
    { text: 'bold', attributes: { bold: true } },
    { text: 'red', attributes: { bold: true, color: '#ff0000' } },
  ])
  expect(attributesIn(text, 6, 10)).toEqual({ bold: true })
  expect(attributesIn(text, 6, 13)).toEqual({ bold: true })
  expect(attributesIn(text, 10, 13)).toEqual({ bold: true, color: '#ff0000' })
  expect(attributesIn(text, 4, 8)).toEqual({})
  expect(attributesIn(text, 8, 8)).toEqual({ bold: true })
  expect(attributesIn(text, 0, 0)).toEqual({})
  expect(attributesIn(richText([]), 0, 0)).toEqual({})
})
