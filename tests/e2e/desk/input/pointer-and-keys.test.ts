import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

/** True, or what has them instead. */
const hasKeys = (element: Locator) =>
  element.evaluate((each) => {
    const menus = document.querySelectorAll('[role=menu]').length
    const holder = document.activeElement?.cloneNode() as Element
    return each === document.activeElement || `${holder.outerHTML} has, beside ${menus} menus`
  })
/** With a shadow as wide as a ring. */
const isRinged = (element: Locator) => element.evaluate((each) => / [1-9]\d*px/.test(getComputedStyle(each).boxShadow))
const mapHasKeys = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') === 'textbox')

describe('a pointer and the keys at a desk', () => {
  const openDesk = deskJourneys()
  const open = async () => {
    const opened = await openDesk('Plan', 'Alpha')
    const more = opened.desk.bar.getByRole('button', { name: opened.text('document.more') })
    return { ...opened, more }
  }

  it('gives the keys back to the map after a menu that a pointer opened', async () => {
    const { desk, page, text, more } = await open()
    await page
      .getByRole('toolbar', { name: text('editor.zoom') })
      .getByRole('button', { name: '100%' })
      .click()
    await page.getByRole('menuitemradio', { name: '75%' }).click()
    await eventually(() => mapHasKeys(page)).toBe(true)
    await desk.addSibling('After zooming')
    await more.click()
    await page.getByRole('menuitemradio', { name: text('editor.reading') }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => mapHasKeys(page)).toBe(true)
    await desk.addSibling('After nothing')
    await more.click()
    await page.getByRole('menuitemradio', { name: text('editor.reading') }).waitFor()
    await more.click()
    await eventually(() => mapHasKeys(page)).toBe(true)
    await desk.addSibling('After closing')
  })

  it('gives them back to its button after one that the keyboard opened, whose words stand below each other', async () => {
    const { page, text, more } = await open()
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: text('editor.reading') }).waitFor()
    // With an icon and without.
    const startOf = async (name: string) => {
      const words = page.getByRole('menu').getByText(name, { exact: true })
      return words.evaluate((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return range.getBoundingClientRect().left
      })
    }
    const apart = async () => Math.abs((await startOf(text('guide.title'))) - (await startOf(text('editor.reading'))))
    // It grows a little while it opens.
    await eventually(apart).toBeLessThan(0.5)
    await page.keyboard.press('Escape')
    await eventually(() => hasKeys(more)).toBe(true)
    await eventually(() => isRinged(more)).toBe(true)
  })

  it('leaves reading with one Escape, however it was begun', async () => {
    const { desk, page, text, more } = await open()
    const reading = page.getByRole('menuitemradio', { name: text('editor.reading') })
    for (const begin of [
      async () => {
        await more.click()
        await reading.click()
      },
      async () => {
        await more.focus()
        await page.keyboard.press('Enter')
        await reading.waitFor()
        await reading.press('Enter')
      },
    ]) {
      await begin()
      await page.getByRole('button', { name: text('editor.reading.leave') }).waitFor()
      await reading.waitFor({ state: 'detached' })
      await eventually(() => mapHasKeys(page)).toBe(true)
      expect(await page.locator('[data-tooltip]').count()).toBe(0)
      await page.keyboard.press('Escape')
      await desk.panel.waitFor()
    }
  })

  it('rings what has the focus for the keyboard alone', async () => {
    const { desk, page, text } = await open()
    const { x, y } = await desk.placeOf('Alpha')
    await page.mouse.click(x + 4, y + 6, { button: 'right' })
    const copy = page.getByRole('menuitem', { name: text('editor.action.copy'), exact: true })
    await copy.hover()
    await eventually(() => hasKeys(copy)).toBe(true)
    expect(await isRinged(copy)).toBe(false)
    await page.keyboard.press('ArrowUp')
    const cut = page.getByRole('menuitem', { name: text('editor.action.cut'), exact: true })
    await eventually(() => hasKeys(cut)).toBe(true)
    await eventually(() => isRinged(cut)).toBe(true)
    await page.keyboard.press('Escape')
    await desk.openTab('icons')
    await desk.panel.getByRole('searchbox').click()
    const tab = (name: 'note' | 'outline') => desk.panel.getByRole('tab', { name: text(`editor.panel.${name}`) })
    await tab('note').click()
    await eventually(() => hasKeys(tab('note'))).toBe(true)
    expect(await isRinged(tab('note'))).toBe(false)
    await page.keyboard.press('ArrowRight')
    await eventually(() => isRinged(tab('outline'))).toBe(true)
  })
})
