import { expect, test } from 'vitest'
import { commentContent } from './comment-content.ts'
import { commentLength, commentText, longestComment } from './comment-rules.ts'

test.each([
  ['  both ends \n', 'both ends'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['tab\there', 'tab here'],
  ['bell\u0007 and \u009b', 'bell and'],
  ['e\u0301', 'é'],
  ['<b>not bold</b>', '<b>not bold</b>'],
])('keeps of %j: %j', (written, kept) => {
  expect(commentText(written)).toBe(kept)
  // What is kept stays the same when it is sent again.
  expect(commentText(kept)).toBe(kept)
})

test('counts characters as people do, after trimming', () => {
  expect(commentLength('👨‍👩‍👧‍👦字é')).toBe(3)
  expect(commentContent.safeParse(` ${'字'.repeat(longestComment)} `).success).toBe(true)
  expect(commentContent.safeParse('字'.repeat(longestComment + 1)).success).toBe(false)
})
