import { plans } from '@ramify/contract'
import { expect, it } from 'vitest'
import { membersFull } from './admit-member.ts'

it('an owner with a free plan is told how many a better one allows (209), all others how many there may be (208)', () => {
  expect(plans.free.members).toBe(3)
  expect(membersFull({ name: 'free', limits: plans.free, membership: 'on' })).toMatchObject({
    details: { code: '209', params: { limit: 14 } },
  })
  expect(membersFull({ name: 'vip', limits: plans.vip, membership: 'on' })).toMatchObject({
    details: { code: '208', params: { limit: 15 } },
  })
})
