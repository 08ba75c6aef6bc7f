import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys } from './desk-journey.ts'

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
    await page.keyboard.press('Enter')
    await page.keyboard.type('New')
    await page.keyboard.press('Enter')
    await desk.topic('New').waitFor()
  })

  it('replaces one, then all the others as one step', async () => {
    const { desk, page, bar, text } = await open()
    await page.keyboard.press('Control+h')
    await page.keyboard.type('plan')
    await bar.getByText('1 of 3').waitFor()
    await bar.getByRole('textbox', { name: text('editor.search.with') }).fill('Idea')
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

  it('says when a pattern cannot be read', async () => {
    const { page, bar, text } = await open()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('pl(')
    await bar.getByRole('button', { name: text('editor.search.pattern') }).click()
    await eventually(() => bar.getByRole('textbox').first().getAttribute('aria-invalid')).toBe('true')
  })
})
