import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findingsOf } from '../../kit/browser/axe.ts'
import { orderFaults } from '../../kit/browser/reading-order.ts'
import { smallTargets } from '../../kit/browser/small-targets.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { speak } from '../pages/texts.ts'
import { documentScreens, furnish, guestScreens, listScreens, type Screen } from './screens.ts'

type Layer = NonNullable<Screen['layer']>

const journey = sharedJourneys()
const usual = { width: 390, height: 844 }
const others = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

/** Until everything is where it stays. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** What a thumb cannot press, and what can be moved to the side. */
async function sizeFaults(page: Page): Promise<string[]> {
  await settled(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(await smallTargets(page)), ...(isWide ? ['It is wider than the screen'] : [])]
}

/** A menu is no part of the page that could be jumped to. */
const isWanted = (isMenu: boolean) => (rule: string) => rule !== 'region' || !isMenu

async function faultsOf(page: Page): Promise<string[]> {
  const faults = [
    ...(await sizeFaults(page)),
    ...(await findingsOf(page, undefined, isWanted((await page.getByRole('menu').count()) > 0))),
    ...(await orderFaults(page)),
  ]
  for (const size of others) {
    await page.setViewportSize(size)
    faults.push(...(await sizeFaults(page)).map((each) => `${size.width} × ${size.height}: ${each}`))
  }
  await page.setViewportSize(usual)
  await settled(page)
  return faults
}

const holds = (look: () => Promise<boolean>) =>
  eventually(look)
    .toBe(true)
    .then(() => true)
    .catch(() => false)

/** Whoever opens something by keys goes on in it. */
async function enters({ opened }: Layer): Promise<string[]> {
  const isIn = () => opened.evaluate((layer) => layer.contains(document.activeElement))
  return (await holds(isIn)) ? [] : ['It does not take the focus']
}

/** And afterwards where they were. */
async function returns(page: Page, { opener, opened }: Layer): Promise<string[]> {
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  // Beside a drawing the keys are the drawing’s; of a row, the row’s.
  const drawing = page.locator('[role="textbox"][aria-controls]:focus')
  const isBack = async () =>
    (await drawing.count()) > 0 ||
    opener.evaluate((button) => (button.closest('li') ?? button).contains(document.activeElement))
  return (await holds(isBack)) ? [] : ['It does not give the focus back']
}

/** One after the other; what is wrong with each, by its name. */
async function walk(page: Page, screens: readonly Screen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { name, show, layer } of screens) {
    await show()
    const faults = layer ? await enters(layer) : []
    faults.push(...(await faultsOf(page)))
    if (layer) faults.push(...(await returns(page, layer)))
    if (faults.length > 0) found[name] = faults
  }
  return found
}

test('every list and every page of a person fits a thumb, an eye, a keyboard and a screen reader', async () => {
  const [person, other] = await Promise.all([journey.newPerson(), journey.newPerson()])
  const things = await furnish(person, other)
  const { page } = await journey.signedIn(person, '/home/my', usual)
  expect(await walk(page, listScreens(page, journey.english, things))).toEqual({})
})

test('every document does, with all that lies over it, and what stands in the place of one', async () => {
  const [person, other] = await Promise.all([journey.newPerson(), journey.newPerson()])
  const things = await furnish(person, other)
  const { page } = await journey.signedIn(person, '/home/my', usual)
  expect(await walk(page, documentScreens(page, journey.english, things))).toEqual({})
})

test('everything that a guest sees does, in Chinese', async () => {
  const [person, other] = await Promise.all([journey.newPerson(), journey.newPerson()])
  const [things, chinese] = [await furnish(person, other), await speak('zh')]
  const { page } = await journey.guest('/login', { ...usual, locale: 'zh-CN' })
  expect(await walk(page, guestScreens(page, chinese, things))).toEqual({})
})
