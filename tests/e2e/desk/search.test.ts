import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys } from './desk-journey.ts'
import { ThingsPage } from './things.ts'

describe('finding and replacing', () => {
  const openDesk = deskJourneys()

  async function open() {
    const opened = await openDesk('Autumn plan', 'Plan A', 'Budget', 'Planning')
    const bar = opened.page.getByRole('search', { name: opened.text('editor.search') })
    return { ...opened, bar }
  }

  it('goes from one match to the next, and round', async () => {
    const { desk, page, bar, text } = await open()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('plan')
    await bar.getByText('1 of 3').waitFor()
    await desk.panel.getByText('Autumn plan').waitFor()
    await page.keyboard.press('Enter')
    await bar.getByText('2 of 3').waitFor()
    await desk.panel.getByText('Plan A').waitFor()
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Shift+Enter')
    await bar.getByText('3 of 3').waitFor()
    await bar.getByRole('button', { name: text('editor.search.whole') }).click()
    await bar.getByText('1 of 2').waitFor()
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    await desk.addSibling('New')
  })

  it('replaces one, then all the others as one step', async () => {
    const { desk, page, bar, text } = await open()
    await page.keyboard.press('Control+h')
    await page.keyboard.type('plan')
    await bar.getByText('1 of 3').waitFor()
    // Find, replace, then the rest.
    await page.keyboard.press('Tab')
    await page.keyboard.type('Idea')
    expect(await bar.getByRole('textbox', { name: text('editor.search.with') }).inputValue()).toBe('Idea')
    await bar.getByRole('button', { name: text('editor.search.replace'), exact: true }).click()
    await desk.topic('Autumn Idea').waitFor()
    await bar.getByRole('button', { name: text('editor.search.replace-all') }).click()
    await desk.topic('Idea A').waitFor()
    await desk.topic('Ideaning').waitFor()
    await bar.getByText('0 of 0').waitFor()
    await page.keyboard.press('Escape')
    await desk.undo()
    await desk.topic('Planning').waitFor()
    await desk.topic('Plan A').waitFor()
    expect(await desk.topic('Autumn Idea').count()).toBe(1)
    await desk.undo()
    await eventually(() => desk.topic('Autumn plan').count()).toBe(1)
  })

  it('says in words why a pattern cannot be read, or takes too long', async () => {
    const { desk, page, bar, text } = await open()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('pl(')
    await bar.getByRole('button', { name: text('editor.search.pattern') }).click()
    const field = bar.getByRole('textbox').first()
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
    const said = bar.locator('[aria-live=polite]', { hasText: text('editor.search.fault.group') })
    await said.waitFor()
    expect(await field.getAttribute('aria-describedby')).toBe(await said.getAttribute('id'))
    await field.fill('pl(a)n')
    await bar.getByText('1 of 3').waitFor()
    expect(await said.count()).toBe(0)
    await page.keyboard.press('Escape')
    await desk.write(`${'a'.repeat(60)}!`)
    await page.keyboard.press('Control+f')
    await field.fill('(a+)+$')
    await bar.getByText(text('editor.search.slow')).waitFor()
    await field.fill('pl(a)n')
    await bar.getByText('1 of 2').waitFor()
  })

  it('finds and replaces what a callout says, and picks it', async () => {
    const { desk, page, bar, text } = await open()
    const things = new ThingsPage(page, desk.words)
    await page.keyboard.press('Alt+Shift+c')
    await page.getByRole('textbox', { name: text('editor.field.writing-callout') }).waitFor()
    await page.keyboard.type('Mind the plan')
    await page.keyboard.press('Enter')
    await things.callouts.getByText('Mind the plan').waitFor()
    await page.keyboard.press('Control+h')
    await page.keyboard.type('the plan')
    await bar.getByText('1 of 1').waitFor()
    await eventually(() => things.current()).toContain('Mind the plan')
    await bar.getByRole('textbox', { name: text('editor.search.with') }).fill('this')
    await bar.getByRole('button', { name: text('editor.search.replace'), exact: true }).click()
    await things.callouts.getByText('Mind this').waitFor()
  })

  it('what was found lies under no bar', async () => {
    const { desk, page, bar, text } = await open()
    const rail = await page.getByRole('toolbar', { name: text('editor.tools') }).boundingBox()
    if (!rail) throw new Error('It is on the screen')
    const boxOf = async () => {
      const box = await desk.topic('Budget').boundingBox()
      if (!box) throw new Error('It is on the screen')
      return box
    }
    const before = await boxOf()
    await page.mouse.move(600, 650)
    // Under the rail, but not past the edge of the screen.
    await page.mouse.wheel(before.x - 50, before.y - rail.y - rail.height / 2)
    await eventually(async () => Math.round((await boxOf()).x)).toBe(50)
    await page.keyboard.press('Control+f')
    await page.keyboard.type('budget')
    await bar.getByText('1 of 1').waitFor()
    await eventually(async () => (await boxOf()).x).toBeGreaterThanOrEqual(rail.x + rail.width)
  })
})
