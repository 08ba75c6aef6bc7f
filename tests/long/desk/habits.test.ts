import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { DeskPage } from '../../e2e/desk/desk-page.ts'
import { runByWords } from '../../e2e/desk/run-by-words.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'

// What tests/e2e/desk/interface/habits.test.ts and guide.test.ts there leave out.
describe('a guest', () => {
  const journey = sharedJourneys()

  it('opens the sample map from the empty list', async () => {
    const { text } = journey.english
    const { page } = await journey.guest('/guest')
    await page.getByRole('button', { name: text('files.sample') }).click()
    await page.waitForURL(/\/guest\/\w+/)
    const desk = new DeskPage(page, journey.english)
    await desk.called(text('sample.name')).waitFor()
    await desk.topic('Ctrl Z').waitFor()
  })

  it('leaves the guide by Escape, and has the keys of the map', async () => {
    const { text } = journey.english
    const opened = await journey.guest('/guest')
    await journey.newMap(opened)
    const { page } = opened
    const desk = new DeskPage(page, journey.english)
    await desk.bar.getByRole('button', { name: text('document.more') }).click()
    await page.getByRole('menuitem', { name: text('guide.title') }).click()
    const guide = page.getByRole('dialog', { name: text('guide.title') })
    await guide.getByRole('button', { name: text('guide.skip') }).waitFor()
    await page.keyboard.press('Escape')
    await guide.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
  })

  it('makes a floating topic by its words, and gives keys back to their actions', async () => {
    const { text } = journey.english
    const opened = await journey.guest('/guest')
    await journey.newMap(opened)
    const { page } = opened
    const desk = new DeskPage(page, journey.english)
    await desk.write('Plan')
    await runByWords(page, text('editor.action.add-floating'))
    await desk.write('Reef')
    expect(await page.locator('[data-topic]').count()).toBe(2)

    const sheet = page.getByRole('dialog', { name: text('shortcuts.title') })
    const fold = text('editor.action.fold')
    const keysOf = (action: string, keys: string) =>
      sheet.getByRole('button', { name: text('shortcuts.keys-of', { action, keys }), exact: true })
    await page.keyboard.press('F1')
    await sheet.getByRole('button', { name: text('shortcuts.change') }).click()
    await keysOf(fold, 'Ctrl /').click()
    await page.keyboard.press('Control+Shift+L')
    await keysOf(fold, 'Ctrl Shift L').waitFor()
    await sheet.getByRole('button', { name: text('shortcuts.reset') }).click()
    await keysOf(fold, 'Ctrl /').waitFor()
  })
})
