import type { TeamInvitation, TeamMember } from '@ramify/contract'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../tests/kit/editor/speaking.ts'
import { memberCount } from './member-count.ts'

const translator = await speakEnglish()
const words = (states: readonly TeamMember['state'][], members_limit: number | null, addresses = 0) =>
  memberCount(
    {
      members: states.map((state) => ({ state }) as TeamMember),
      members_limit,
      invitations: Array.from({ length: addresses }) as TeamInvitation[],
    },
    translator,
  )

test('who is only invited is told apart from members', () => {
  expect(words(['member'], 15)).toBe('1 of 15 members')
  expect(words(['member', 'invited'], 15)).toBe('1 of 15 members · 1 invited')
  expect(words(['member', 'member', 'invited'], null)).toBe('2 members · 1 invited')
  expect(words(['member', 'invited'], 15, 2)).toBe('1 of 15 members · 3 invited')
})
