import { openMap, walk } from '@ramify/document'
import { describe, expect, it } from 'vitest'
import { LiveClient } from '../../../kit/collab/live-client.ts'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

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

  it('keeps what both have written', async () => {
    const { desk, page, text, person, fileId } = await openDesk('Plan')
    const { origin } = new URL(page.url())
    const elsewhere = await new LiveClient({ address: () => origin, token: person.token, fileId }).connect()
    const yours = openMap(elsewhere.doc)
    const { root } = yours.snapshot
    const told = async () => [...walk(yours.snapshot)].find(({ id }) => id === root)?.note.text
    await page.keyboard.press('F4')
    const mine = desk.panel.getByRole('textbox', { name: text('editor.note') })
    await eventually(() => mine.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.type('one')
    await eventually(told).toBe('one')
    expect(yours.execute({ type: 'editText', id: root, part: 'note', delta: [{ insert: 'two ' }] }).ok).toBe(true)
    await eventually(() => mine.textContent()).toBe('two one')
    // The caret of the first is still behind its own word.
    await page.keyboard.type('!')
    await eventually(told).toBe('two one!')
    yours.destroy()
    elsewhere.close()
  })
})
