import type { AccessLogEntry } from '@ramify/contract'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { logWords } from './log-words.ts'

const english = await speakEnglish()
const of = (nickname: string) => ({ user_id: nickname, nickname, avatar: null, avatar_url: null })
const entry = (more: Partial<AccessLogEntry>): AccessLogEntry => ({
  ...{ at: 0, action: 'opened', person: of('Ben'), by: null, detail: null },
  ...more,
})

test.each([
  [entry({}), 'Ben opened it'],
  [entry({ action: 'removed', by: of('Ann') }), 'Ben was removed · by Ann'],
  [entry({ action: 'setting', detail: 'edit', by: of('Ann') }), 'Ben: Can edit'],
  [entry({ action: 'mode', person: of('Ann'), detail: 'together' }), 'Ann chose editing together'],
  [entry({ action: 'mode', person: of('Ann'), detail: 'turns' }), 'Ann chose editing in turns'],
  [entry({ action: 'joined', person: null }), 'A deleted account joined'],
])('%o reads “%s”', (logged, words) => {
  expect(logWords(logged, english)).toBe(words)
})
