import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys, sharedJourneys } from '../desk-journey.ts'
import { DeskPage } from '../desk-page.ts'

describe('what lies on a map', () => {
  const journey = sharedJourneys()

  it('has the colour of its paper, also where the app around it is dark', async () => {
    const opened = await journey.guest('/guest')
    await opened.page.emulateMedia({ colorScheme: 'dark' })
    const map = await journey.newMap(opened)
    await map.addChild('Alpha')
    const desk = new DeskPage(opened.page, journey.english)
    const dark = await desk.paper()
    await desk.openTab('theme')
    await desk.panel.getByRole('radio', { name: 'Sky', exact: true }).click()
    await eventually(() => desk.paper()).toBe('rgb(255, 255, 255)')
    expect(dark).not.toBe(await desk.paper())
    await opened.page.mouse.move(400, 300)
    await desk.press('Alpha')
    const handle = opened.page.locator('rect[class*="handle"]').first()
    await eventually(() => handle.evaluate((each) => getComputedStyle(each).fill)).toBe('rgb(255, 255, 255)')
  })
})

describe('icons without a topic to go to', () => {
  const open = deskJourneys()

  it('look off, say why, and do nothing', async () => {
    const { desk, page, text } = await open('Plan')
    await desk.openTab('icons')
    const star = desk.panel.getByRole('button', { name: text('icon.star-yellow'), exact: true })
    await eventually(() => star.getAttribute('aria-disabled')).toBe(null)
    await page.mouse.click(300, 200)
    await eventually(() => star.getAttribute('aria-disabled')).toBe('true')
    expect(await star.getAttribute('aria-description')).toBe(text('editor.reason.nothing-selected'))
    await star.click({ force: true })
    await desk.press('Plan')
    await eventually(() => star.getAttribute('aria-disabled')).toBe(null)
    expect(await star.getAttribute('aria-pressed')).toBe('false')
    await star.click()
    await eventually(() => star.getAttribute('aria-pressed')).toBe('true')
  })
})
