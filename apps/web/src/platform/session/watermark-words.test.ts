import { beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({ hasPlans: true, exportFree: 'watermark', plan: 'free' as string | null }))
vi.mock('../brand/brand.ts', () => ({ brand: world }))
vi.mock('../i18n/language.ts', () => ({ currentTranslator: () => ({ text: (key: string) => key }) }))
vi.mock('./user-info.ts', () => ({ currentPlan: () => world.plan }))
const { isExportBlocked, watermarkWords } = await import('./watermark-words.ts')

beforeEach(() => Object.assign(world, { hasPlans: true, exportFree: 'watermark', plan: 'free' }))

test('what the page draws is marked for guests and on the free plan, and for nobody where there are no plans', () => {
  const words = (plan: string | null) => {
    world.plan = plan
    return watermarkWords()
  }
  expect([words('free'), words(null), words('vip')]).toEqual(['viewer.made-with', 'viewer.made-with', ''])
  world.hasPlans = false
  expect(words('free')).toBe('')
})

test('drawn exports are blocked on the free plan alone, and only where the host says so', () => {
  expect(isExportBlocked()).toBe(false)
  world.exportFree = 'blocked'
  expect(isExportBlocked()).toBe(true)
  world.plan = 'vip'
  expect(isExportBlocked()).toBe(false)
  Object.assign(world, { hasPlans: false, plan: 'free' })
  expect(isExportBlocked()).toBe(false)
})
