import { expect, it } from 'vitest'
import type { Brand } from './brands.ts'
import { toldBrands } from './told-brands.ts'

it('adds what a page has to know to a brand, and is the same brand each time', () => {
  const brand: Brand = { name: 'Maps', languages: ['en'], operator: null }
  const brandOf = toldBrands(() => brand, { membership: 'on', exportFree: 'blocked' })
  expect(brandOf('a.example')).toEqual({ ...brand, membership: 'on', exportFree: 'blocked' })
  expect(brandOf('b.example')).toBe(brandOf('a.example'))
})
