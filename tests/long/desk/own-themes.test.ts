import { describe, expect, it } from 'vitest'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'
import { mapOf } from '../../e2e/editor/outline.ts'

// What tests/e2e/desk/style/themes.test.ts leaves out; without a page: apps/web/src/editor/mindmap/themes.
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

  it('is kept when they go on to another topic or another page without an answer', async () => {
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
    await last.click()
    await keep.waitFor()
    await desk.press('Plan')
    await keep.waitFor({ state: 'detached' })
    await eventually(() => desk.paper()).not.toBe(paper)
    const night = await desk.paper()
    await desk.undo()
    await eventually(() => desk.paper()).toBe(paper)

    // Nor is it lost by whoever leaves the map.
    await desk.openTab('theme')
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

describe('styles of whole levels', () => {
  const openDesk = deskJourneys()
  const all = ['Alpha', 'Beta', 'Gamma']

  it('are taken from one topic by name, and are those of topics to come', async () => {
    const { desk, page, text } = await openDesk('Plan', ...all)
    await desk.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#3982FC' }).click()
    await page.keyboard.press('Escape')
    await desk.press('Gamma')
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
