import { languageIds } from '@ramify/locales'
import { expect, test } from 'vitest'
import { readBrand } from './read-brand.ts'

const plain = {
  name: 'Ramify',
  languages: languageIds,
  operator: null,
  hasPlans: false,
  exportFree: 'watermark',
  isTracking: false,
}

test('as the server wrote it', () => {
  const brand = { name: '脑图', languages: ['zh'], operator: 'Harbour Ltd' }
  expect(readBrand(JSON.stringify({ ...brand, membership: 'on', exportFree: 'blocked', tracking: 'on' }))).toEqual({
    ...brand,
    hasPlans: true,
    exportFree: 'blocked',
    isTracking: true,
  })
  expect(readBrand(JSON.stringify({ ...brand, membership: 'off', exportFree: 'watermark' }))).toEqual({
    ...brand,
    hasPlans: false,
    exportFree: 'watermark',
    isTracking: false,
  })
})

test.each([null, undefined, '', '{', '[]', 'null', '{"name":3,"languages":["tlh"]}'])(
  '%s is the product itself',
  (text) => {
    expect(readBrand(text)).toEqual(plain)
  },
)
