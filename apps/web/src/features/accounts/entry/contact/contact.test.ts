import { expect, test } from 'vitest'
import {
  type Contact,
  contactBody,
  contactKey,
  contactName,
  eitherContact,
  isReachable,
  namesRegion,
  noContact,
  typedContact,
} from './contact.ts'
import { isRegion, namedRegions, type RegionId } from './regions.ts'

const mail = (email: string): Contact => ({ ...noContact, email })
const phone = (region: RegionId, number: string): Contact => ({ ...noContact, kind: 'phone', region, phone: number })

test('an e-mail has an at between two parts', () => {
  expect(isReachable(mail(' ann@harbour.example '))).toBe(true)
  for (const text of ['', 'ann@', '@harbour.example', 'a b@c.example'])
    expect(isReachable(mail(text)), text).toBe(false)
})

test('B26: a number of China begins with 1 and 2 to 9 and has eleven digits', () => {
  for (const number of ['13800138000', '138 0013 8000', '12900000000']) {
    expect(isReachable(phone('CN', number)), number).toBe(true)
  }
  for (const number of [
    '',
    '1380013800',
    '138001380001',
    '11800138000',
    '23800138000',
    '1380013800x',
    '１３８００１３８０００',
  ]) {
    expect(isReachable(phone('CN', number)), number).toBe(false)
  }
})

test('elsewhere it is what E.164 allows', () => {
  expect(isReachable(phone('DE', '(0151) 234-567'))).toBe(true)
  expect(isReachable(phone('DE', '12345678901234'))).toBe(false)
  expect(isReachable(phone('DE', '123'))).toBe(false)
})

test('calls get what was written and what is dialled first; the same number is the same however it is written', () => {
  expect(contactBody(phone('CN', ' 138 0013-8000'))).toEqual({ telephone: '138 0013-8000', region_code: '+86' })
  expect(contactBody(mail(' Ann@harbour.example'))).toEqual({ email: 'Ann@harbour.example' })
  expect(contactKey(mail('Ann@Harbour.example'))).toBe(contactKey(mail('ann@harbour.example ')))
  expect(contactKey(phone('CN', '138 0013-8000'))).toBe(contactKey(phone('CN', '13800138000')))
})

test('D11: what is typed tells by itself whether it is an address or a number', () => {
  const typed = (text: string) => typedContact(eitherContact, text)
  for (const text of ['', '1', '13', 'ann', '138@qq.example', '138 0013 8000x', '1-2 Hill Road']) {
    expect(typed(text).kind, text).toBe('email')
  }
  for (const text of ['138', '138 0013 8000', ' (0151) 234-567', '+49 151', '00491']) {
    expect(typed(text).kind, text).toBe('phone')
  }
  expect(contactBody(typed('12345@qq.example'))).toEqual({ email: '12345@qq.example' })
  expect(contactBody(typed('138 0013-8000'))).toEqual({ telephone: '138 0013-8000', region_code: '+86' })
  // A number that says what is dialled first needs no region.
  const german = typed('+49 151 2345678')
  expect([isReachable(german), namesRegion(german), contactName(german)]).toEqual([true, true, '+49 151 2345678'])
  expect(contactName(typed('13800138000'))).toBe('+86 13800138000')
})

test('every region has a name, sorted as the language does', () => {
  const english = namedRegions('en').map(({ name }) => name)
  expect(english).toEqual([...english].sort((one, other) => one.localeCompare(other, 'en')))
  expect(english).toContain('Germany')
  expect(namedRegions('zh').find(({ id }) => id === 'DE')?.name).toBe('德国')
  expect(isRegion('toString')).toBe(false)
})
