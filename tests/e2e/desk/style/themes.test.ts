import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { chooseShapeByKeys } from '../choose-shape-by-keys.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('styles of whole levels', () => {
  const openDesk = deskJourneys()
  const all = ['Alpha', 'Beta', 'Gamma']

  it('are chosen in the panel by mouse, taken back, and chosen by keys', async () => {
    const { desk, page, text } = await openDesk('Plan', ...(all as [string]))
    const before = await Promise.all(all.map((words) => desk.fillOf(words)))
    const level = desk.panel.getByRole('radio', { name: text('editor.level.1') })
    await level.click()
    await desk.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#EA5A47' }).click()
    for (const words of all) await eventually(() => desk.fillOf(words)).toBe('#ea5a47')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await desk.undo()
    await eventually(() => Promise.all(all.map((words) => desk.fillOf(words)))).toEqual(before)

    await desk.panel.getByRole('radio', { name: text('editor.level.topic') }).click()
    await page.keyboard.press('ArrowRight')
    await eventually(() => level.isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toContain(text('editor.style.shape'))
    await chooseShapeByKeys(page, text('editor.shape.hexagon'))
    for (const words of all) {
      await eventually(() => desk.topic(words).locator('path').first().getAttribute('d')).toMatch(/^(?:[^C]*)$/)
    }
    await desk.panel.getByRole('button', { name: text('editor.style.reset-level') }).click()
    await eventually(() => desk.topic('Alpha').locator('path').first().getAttribute('d')).toContain('C')
    // What is no look of a level is not offered for one.
    expect(await desk.panel.getByRole('combobox', { name: text('editor.style.layout') }).count()).toBe(0)
    await desk.press('Plan')
    await desk.panel.getByRole('radio', { name: text('editor.level.0') }).waitFor()
  })

  it('are taken from one topic by its menu', async () => {
    const { desk, page, text } = await openDesk('Plan', ...(all as [string]))
    const fill = desk.panel.getByRole('button', { name: text('editor.style.fill') })
    await fill.click()
    await page.getByRole('dialog').getByRole('button', { name: '#3982FC' }).click()
    await page.keyboard.press('Escape')
    // It has the focus again a moment after the dialog has gone; coming then, that would close the menu.
    await fill.and(page.locator(':focus')).waitFor()
    const { x, y } = await desk.placeOf('Gamma')
    await page.mouse.click(x + 4, y + 6, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.menu.style'), exact: true }).click()
    await page.getByRole('menuitem', { name: text('editor.style.to-level') }).click()
    for (const words of all) await eventually(() => desk.fillOf(words)).toBe('#3982fc')
    await desk.undo()
    await eventually(() => desk.fillOf('Alpha')).not.toBe('#3982fc')
    expect(await desk.fillOf('Gamma')).toBe('#3982fc')
  })
})

describe('the colours of branches', () => {
  const openDesk = deskJourneys()

  it('are chosen together or one by one, and left to the theme again', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
    const fills = () => Promise.all(['Alpha', 'Beta'].map((words) => desk.fillOf(words)))
    const before = await fills()
    await desk.openTab('theme')
    await desk.panel.getByRole('button', { name: text('editor.colors') }).click()
    await desk.panel.getByRole('radio', { name: 'Sunset' }).click()
    await eventually(fills).not.toEqual(before)
    const sunset = await fills()
    expect(sunset[0]).not.toBe(sunset[1])
    await desk.panel.getByRole('radio', { name: text('editor.colors.one') }).click()
    await eventually(fills).toEqual([sunset[0], sunset[0]])
    await desk.panel.getByRole('button', { name: text('editor.colors.add') }).click()
    await eventually(async () => (await fills())[1]).not.toBe(sunset[0])
    const second = desk.panel.getByRole('button', { name: text('editor.colors.nth', { number: 2 }) })
    await second.click()
    await page.getByRole('dialog').getByRole('button', { name: '#08A39E' }).click()
    await page.keyboard.press('Escape')
    await desk.panel.getByRole('button', { name: `${text('editor.colors.nth', { number: 2 })}: #08A39E` }).waitFor()
    await second.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('editor.colors.remove') })
      .click()
    await eventually(fills).toEqual([sunset[0], sunset[0]])
    await desk.panel.getByRole('button', { name: text('editor.colors.reset') }).click()
    await eventually(fills).toEqual(before)
  })
})

// On another map, renamed, and had back: tests/long/desk/own-themes.test.ts.
describe('themes of one’s own', () => {
  const openDesk = deskJourneys()

  it('are saved and deleted', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha')
    await desk.openTab('theme')
    await desk.panel.getByRole('radio', { name: 'Night train' }).click()
    await desk.panel.getByRole('button', { name: text('editor.theme.save') }).click()
    const dialog = page.getByRole('dialog', { name: text('editor.theme.save-title') })
    await dialog.getByRole('textbox').fill('Harvest')
    await page.keyboard.press('Enter')
    const card = desk.panel.getByRole('radio', { name: 'Harvest', exact: true })
    await eventually(() => card.isChecked()).toBe(true)
    await desk.panel.getByRole('button', { name: text('editor.theme.more', { name: 'Harvest' }) }).click()
    await page.getByRole('menuitem', { name: text('editor.theme.remove') }).click()
    await card.waitFor({ state: 'detached' })
  })
})

describe('a theme for a map with styles of its own', () => {
  const openDesk = deskJourneys()

  it('asks in sight of whoever chose it, and is kept when they go on without an answer', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha')
    const paper = await desk.paper()
    await desk.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#D18101' }).click()
    await page.keyboard.press('Escape')
    await desk.openTab('theme')
    const last = desk.panel.getByRole('radiogroup', { name: text('editor.panel.theme') }).getByRole('radio', {
      name: 'Night train',
    })
    const keep = desk.panel.getByRole('button', { name: text('editor.theme.keep') })
    const isInSight = (locator: typeof keep) =>
      locator.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    // By mouse, far down; another tab is no answer, and loses nothing.
    await last.click()
    await keep.waitFor()
    expect(await isInSight(keep)).toBe(true)
    await desk.openTab('style')
    await eventually(() => desk.paper()).not.toBe(paper)
    expect(await desk.fillOf('Alpha')).toBe('#d18101')
    await desk.press('Alpha')
    await desk.undo()
    await eventually(() => desk.paper()).toBe(paper)
    expect(await desk.fillOf('Alpha')).toBe('#d18101')

    // By keys: what is asked comes behind the themes.
    await desk.openTab('theme')
    await last.focus()
    await page.keyboard.press('Space')
    await keep.waitFor()
    await page.keyboard.press('Tab')
    await eventually(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => desk.fillOf('Alpha')).not.toBe('#d18101')
    await desk.undo()
    await eventually(() => desk.fillOf('Alpha')).toBe('#d18101')
    await eventually(() => desk.paper()).toBe(paper)
  })
})
