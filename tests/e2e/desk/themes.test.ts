import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { mapOf } from '../editor/outline.ts'
import { deskJourneys } from './desk-journey.ts'

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
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe(text('editor.style.shape'))
    // One letter, which is the hexagon's alone: a list forgets after a second what was typed into it.
    await page.keyboard.press('h')
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

  it('are taken from one topic, by its menu and by name', async () => {
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
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text('editor.style.to-level'))
    await page.keyboard.press('Enter')
    for (const words of all) await eventually(() => desk.fillOf(words)).toBe('#3982fc')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Delta')
    await page.keyboard.press('Enter')
    await eventually(() => desk.fillOf('Delta')).toBe('#3982fc')
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

describe('themes of one’s own', () => {
  const openDesk = deskJourneys()

  it('are saved, put on another map, renamed, deleted and had back', async () => {
    const { desk, page, text, person } = await openDesk.alone('Plan', 'Alpha')
    const [plain, paper] = [await desk.fillOf('Alpha'), await desk.paper()]
    await desk.panel.getByRole('radio', { name: text('editor.level.1') }).click()
    await desk.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#D18101' }).click()
    await page.keyboard.press('Escape')
    await desk.openTab('theme')
    await desk.panel.getByRole('radio', { name: 'Night train' }).click()
    await desk.panel.getByRole('button', { name: text('editor.theme.keep') }).click()
    await eventually(() => desk.paper()).not.toBe(paper)
    const night = await desk.paper()
    await desk.panel.getByRole('button', { name: text('editor.theme.save') }).click()
    const dialog = page.getByRole('dialog', { name: text('editor.theme.save-title') })
    await dialog.getByRole('textbox').fill('Harvest')
    await page.keyboard.press('Enter')
    const card = (name: string) => desk.panel.getByRole('radio', { name, exact: true })
    await eventually(() => card('Harvest').isChecked()).toBe(true)

    // The account keeps it: another map, and as in another browser nothing but the session is left.
    const content = { ...mapOf(['Plan', '  Alpha']) }
    const { file_guid } = await person.api('/touch', { content })
    await page.evaluate((token) => {
      localStorage.clear()
      localStorage.setItem('ramify.token', token)
      localStorage.setItem('ramify.hint', 'known')
    }, person.token)
    await page.goto(new URL(`/doc/${file_guid}`, page.url()).href)
    await desk.ready()
    await desk.openTab('theme')
    const mine = desk.panel.getByRole('radio', { name: text('editor.theme.mine') })
    await mine.click()
    await card('Harvest').click()
    await eventually(() => desk.fillOf('Alpha')).toBe('#d18101')
    await page.mouse.move(400, 200)
    expect(await desk.paper()).toBe(night)

    const more = (name: string) => desk.panel.getByRole('button', { name: text('editor.theme.more', { name }) })
    await more('Harvest').click()
    await page.getByRole('menuitem', { name: text('editor.theme.rename-act') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Autumn')
    await page.keyboard.press('Enter')
    await card('Autumn').waitFor()
    await more('Autumn').click()
    await page.getByRole('menuitem', { name: text('editor.theme.remove') }).click()
    const notices = page.getByRole('region', { name: text('notices') })
    const undo = notices.getByRole('button', { name: text('editor.action.undo') })
    await undo.hover()
    await card('Autumn').waitFor({ state: 'detached' })
    await desk.panel.getByText(text('editor.theme.none-mine')).waitFor()
    expect(await desk.fillOf('Alpha')).toBe('#d18101')
    await undo.click()
    await card('Autumn').waitFor()

    // Back on the map: all of it was one step.
    await page.keyboard.press('Escape')
    await desk.press('Alpha')
    await desk.undo()
    await eventually(() => desk.fillOf('Alpha')).toBe(plain)
    expect(await desk.paper()).toBe(paper)

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('theme autumn')
    await page.keyboard.press('Enter')
    await eventually(() => desk.fillOf('Alpha')).toBe('#d18101')
    expect(await desk.paper()).toBe(night)
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
    const night = await desk.paper()
    expect(await desk.fillOf('Alpha')).toBe('#d18101')
    await desk.press('Alpha')
    await desk.undo()
    await eventually(() => desk.paper()).toBe(paper)
    expect(await desk.fillOf('Alpha')).toBe('#d18101')

    // Another topic neither.
    await desk.openTab('theme')
    await last.click()
    await keep.waitFor()
    await desk.press('Plan')
    await keep.waitFor({ state: 'detached' })
    await eventually(() => desk.paper()).toBe(night)
    await desk.undo()
    await eventually(() => desk.paper()).toBe(paper)

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

    // Nor is it lost by whoever leaves the map.
    await last.click()
    await keep.waitFor()
    await page.keyboard.press('Control+o')
    await page.waitForURL(/\/home\/my$/)
    await page.goBack()
    await desk.ready()
    await eventually(() => desk.paper()).toBe(night)
  })

  it('asks when one is matched, too', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha')
    await desk.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#D18101' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text('editor.action.match-theme'))
    await page.keyboard.press('Enter')
    const keep = desk.panel.getByRole('button', { name: text('editor.theme.keep') })
    await eventually(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await keep.waitFor({ state: 'detached' })
    expect(await desk.fillOf('Alpha')).toBe('#d18101')
    await desk.undo()
    await desk.undo()
    await eventually(() => desk.fillOf('Alpha')).not.toBe('#d18101')
  })
})
