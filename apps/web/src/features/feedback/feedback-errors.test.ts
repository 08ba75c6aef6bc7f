import { CallError } from '@ramify/contract'
import { expect, test } from 'vitest'
import { missingFeedback, refusedFeedback } from './feedback-errors.ts'

const whole = { topic: 'Folding', email: 'ann@harbour.example', content: 'One key for it.' }

test('nothing is missing from what is whole', () => {
  expect(missingFeedback(whole)).toEqual({})
})

test('each field says by itself what it lacks (B54)', () => {
  expect(missingFeedback({ topic: ' ', email: 'ann@', content: '\n' })).toEqual({
    topic: 'feedback.topic.missing',
    email: 'accounts.email.wrong',
    content: 'feedback.content.missing',
  })
})

test('what the server refuses stands under its field, and everything else nowhere', () => {
  const refusal = (field: string) => new CallError(-400, { code: '-400', field })
  expect(refusedFeedback(refusal('email'))).toEqual({ email: 'accounts.email.wrong' })
  expect(refusedFeedback(refusal('action'))).toBeNull()
  expect(refusedFeedback(new CallError(-429, { code: '-429' }))).toBeNull()
  expect(refusedFeedback(new CallError(null, { code: '311' }))).toBeNull()
})
