import type { Member } from '@ramify/contract'
import { expect, test } from 'vitest'
import { newMember } from './new-member.ts'

const team = (...ids: string[]) =>
  ids.map((user_id) => ({ user_id, role: user_id === 'ann' ? 'owner' : 'editor' }) as Member)

test('whoever was added by an address is found among the members', () => {
  expect(newMember(team('ann', 'ben', 'chen'), team('ann', 'ben'))?.user_id).toBe('chen')
  expect(newMember(team('ann', 'ben'), [])?.user_id).toBe('ben')
  // An invitation to somebody who has no account makes no member.
  expect(newMember(team('ann', 'ben'), team('ann', 'ben'))).toBeUndefined()
})
