import { describe, expect, it } from 'vitest'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys, sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

describe('notes', () => {
  const openDesk = deskJourneys()

  it('are written and formatted by keys, shown over the map, undone and taken away', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
    await page.keyboard.press('F4')
    const field = desk.panel.getByRole('textbox', { name: text('editor.note') })
    await eventually(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.type('Call ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Ann')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' soon')
    await page.keyboard.press('Enter')
    await page.keyboard.type('tomorrow')
    await eventually(() => field.evaluate((each) => (each as HTMLElement).innerText)).toBe('Call Ann soon\ntomorrow')
    expect(await field.locator('span').allTextContents()).toEqual(['Ann'])
    await page.keyboard.press('Shift+Home')
    await desk.panel.getByRole('button', { name: text('editor.style.italic') }).click()
    await eventually(() => field.locator('span').count()).toBe(2)
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('editor.note')}`)
    await page.keyboard.press('Escape')
    const { x, y } = await desk.markAt('Beta', 0, 'after')
    await page.mouse.move(x, y)
    await eventually(() => page.getByRole('tooltip').textContent()).toBe('Call Ann soon\ntomorrow')
    await desk.undo()
    await eventually(() => field.locator('span').count()).toBe(1)
    await desk.press('Alpha', 'Control')
    await desk.panel.getByText(text('editor.reason.one-only')).waitFor()
    await desk.press('Beta')
    await desk.panel.getByRole('button', { name: text('editor.note.remove') }).click()
    await eventually(() => desk.heard('Beta')).toBe('Beta')
  })
})

describe('a note that two write in', () => {
  const openDesk = deskJourneys()
  const journey = sharedJourneys()

  it('keeps what both have written', async () => {
    const first = await openDesk('Plan')
    const second = await journey.signedIn(first.person, `/doc/${first.fileId}`)
    await new DeskPage(second.page, journey.english).ready()
    const fields = []
    for (const { page } of [first, second]) {
      const desk = new DeskPage(page, journey.english)
      await desk.press('Plan')
      await page.keyboard.press('F4')
      const field = desk.panel.getByRole('textbox', { name: journey.english.text('editor.note') })
      await eventually(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
      fields.push(field)
    }
    const [mine, yours] = fields
    if (!mine || !yours) throw new Error('There are two')
    await first.page.keyboard.type('one')
    await eventually(() => yours.textContent()).toBe('one')
    await second.page.keyboard.press('Home')
    await second.page.keyboard.type('two ')
    await eventually(() => mine.textContent()).toBe('two one')
    // The caret of the first is still behind its own word.
    await first.page.keyboard.type('!')
    await eventually(() => yours.textContent()).toBe('two one!')
  })
})
