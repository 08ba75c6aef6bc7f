import { expect, it } from 'vitest'
import { newInviteCode, normalInviteCode } from './invite-code.ts'

it('is 8 characters of 32, read however it is written', () => {
  const codes = new Set(Array.from({ length: 1_000 }, newInviteCode))
  expect(codes.size).toBe(1_000)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(normalInviteCode(code)).toBe(code)
    expect(normalInviteCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe(code)
  }
  expect(new Set([...codes].join('')).size).toBe(32)
  expect(normalInviteCode('oil0-ULuI')).toBe('0110V1V1')
})
