import { expect, it } from 'vitest'
import type { Brand } from '../../platform/brands/brands.ts'
import { toldPlans } from './told-plans.ts'

it('adds to a brand whether there are plans, and is the same brand each time', () => {
  const brand: Brand = { name: 'Maps', languages: ['en'], operator: null }
  const brandOf = toldPlans(() => brand, { MEMBERSHIP: 'on', EXPORT_FREE: 'blocked' })
  expect(brandOf('a.example')).toEqual({ ...brand, membership: 'on', exportFree: 'blocked' })
  expect(brandOf('b.example')).toBe(brandOf('a.example'))
})
