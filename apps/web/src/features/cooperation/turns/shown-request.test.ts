import { expect, test } from 'vitest'
import { requestShownMs, seenRequests, shownRequest } from './shown-request.ts'

const of = (user_id: string, asked_at = 1) => ({ user_id, nickname: user_id, asked_at })

test('the oldest request is shown for a minute, then the next one', () => {
  const requests = [of('ben'), of('chen')]
  const seen = seenRequests(seenRequests(new Map(), [of('ben')], 0), requests, 30_000)
  expect(shownRequest(requests, seen, 30_000)).toEqual({ request: of('ben'), seconds: 30 })
  expect(shownRequest(requests, seen, requestShownMs)).toEqual({ request: of('chen'), seconds: 30 })
  expect(shownRequest(requests, seen, 90_000)).toBeNull()
})

test('whoever asks again is shown again', () => {
  const first = seenRequests(new Map(), [of('ben')], 0)
  const gone = seenRequests(first, [], 10_000)
  const again = seenRequests(gone, [of('ben', 2)], 70_000)
  expect(shownRequest([of('ben', 2)], again, 70_000)?.seconds).toBe(60)
  expect(shownRequest([], gone, 10_000)).toBeNull()
})
