import { expect, test } from 'vitest'
import { mentionAt, piecesOf } from './comment-words.ts'

test.each([
  ['plain', [], ['plain']],
  ['@Ann look', ['Ann'], ['[@Ann]', ' look']],
  ['a @Ann Lee and @Ann', ['Ann', 'Ann Lee'], ['a ', '[@Ann Lee]', ' and ', '[@Ann]']],
  ['@Ann', [], ['@Ann']],
])('%j with %j', (content, names, expected) => {
  const pieces = piecesOf(
    content,
    names.map((nickname) => ({ nickname })),
  )
  expect(pieces.map(({ text, isMention }) => (isMention ? `[${text}]` : text))).toEqual(expected)
})

test.each([
  ['@', { from: 0, letters: '' }],
  ['hello @An', { from: 6, letters: 'An' }],
  ['问@陈', null],
  ['问 @陈', { from: 2, letters: '陈' }],
  ['mail ann@example', null],
  ['@Ann ', null],
  ['nobody', null],
])('who is being named in %j', (written, expected) => {
  expect(mentionAt(written, written.length)).toEqual(expected)
})
