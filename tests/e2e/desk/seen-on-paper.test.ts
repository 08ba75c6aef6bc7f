import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

describe('what lies on a map', () => {
  const journey = sharedJourneys()

  it('has the colour of its paper, also where the app around it is dark', async () => {
    const opened = await journey.guest('/guest', { colorScheme: 'dark' })
    const map = await journey.newMap(opened)
    await map.write('Plan')
    await map.addChild('Alpha')
    const desk = new DeskPage(opened.page, journey.english)
    const handle = opened.page.locator('rect[class*="handle"]')
    const paper = await desk.paper()
    expect(paper).not.toBe('')
    await eventually(() => handle.first().evaluate((each) => getComputedStyle(each).fill)).toBe(paper)
  })
})

describe('icons without a topic to go to', () => {
  const journey = sharedJourneys()

  it('look off, say why, and do nothing', async () => {
    const opened = await journey.guest('/guest')
    const map = await journey.newMap(opened)
    await map.write('Plan')
    const desk = new DeskPage(opened.page, journey.english)
    const { text } = journey.english
    await desk.openTab('icons')
    const star = desk.panel.getByRole('button', { name: text('icon.star-yellow'), exact: true })
    await eventually(() => star.getAttribute('aria-disabled')).toBe(null)
    await opened.page.mouse.click(300, 200)
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
