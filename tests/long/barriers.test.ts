import { expect, it } from 'vitest'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { barriersOf } from '../kit/axe.ts'

const journey = sharedJourneys()

// On a phone, in Chinese: tests/e2e/accounts/entry.test.ts and tests/e2e/around.test.ts.
const pages = [
  '/login/free',
  '/login/account',
  '/login/register',
  '/login/resetpwd',
  '/login/nav',
  '/login/qr',
  '/login/complete',
  '/terms',
  '/privacy',
  '/cookies',
]

it.for(pages)('%s has no serious barrier on a desk, in English', async (path) => {
  const { page } = await journey.guest(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
