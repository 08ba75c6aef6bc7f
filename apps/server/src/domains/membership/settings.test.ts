import { plans } from '@ramify/contract'
import { expect, it } from 'vitest'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { membershipSettings, planTable } from './settings.ts'

const read = (environment: Record<string, string>) => readSettings(membershipSettings, environment)

it('the numbers are those of the contract, then of the edition, then of this server', () => {
  expect(planTable(read({}))).toEqual(plans)
  expect(planTable(read({ EDITION: 'cn', PLANS: '{"free":{"nodes":null},"vip":{"clues":9}}' }))).toEqual({
    free: { ...plans.free, documents: 2, nodes: null },
    vip: { ...plans.vip, clues: 9 },
  })
})

it.each([
  ['PLANS', 'free: 2'],
  ['PLANS', '{"free":{"documents":-1}}'],
  ['PLANS', '{"free":{"documents":"5"}}'],
  ['PLANS', '{"free":{"documents":1.5}}'],
  ['PLANS', '{"free":{"dokuments":5}}'],
  ['PLANS', '{"gold":{}}'],
  ['PLANS', '[]'],
  ['MEMBERSHIP', 'maybe'],
  ['EDITION', 'CN'],
])('%s=%s is refused in one line', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`))
})
