import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { runByWords } from '../run-by-words.ts'

describe('numbering', () => {
  const open = deskJourneys()

  it('is chosen in the panel and by the palette, follows moves, is heard, stays while a topic is written, and is undone', async () => {
    const { desk, page, text } = await open('Plan', 'Alpha', 'Beta', 'Gamma')
    const drawn = (words: string) => desk.topic(words).textContent()
    await page.mouse.click(400, 120)
    await desk.panel.getByRole('combobox', { name: text('editor.map.numbering') }).selectOption('letters')
    await eventually(() => drawn('Beta')).toBe('BBeta')
    expect(await drawn('Plan')).toBe('Plan')

    await runByWords(page, text('editor.action.numbering-decimal'))
    await eventually(() => drawn('Gamma')).toBe('3Gamma')
    await desk.press('Gamma')
    await eventually(() => desk.heard('Gamma')).toBe('3 Gamma')
    await desk.addChild('Delta')
    await eventually(() => drawn('Delta')).toBe('3.1Delta')

    await desk.press('Gamma')
    await page.keyboard.press('Alt+ArrowUp')
    await eventually(() => drawn('Delta')).toBe('2.1Delta')
    expect(await drawn('Beta')).toBe('3Beta')

    await page.keyboard.press('F2')
    const written = page.locator('[data-topic]').filter({ hasText: /^2$/ })
    await written.waitFor()
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await eventually(() => drawn('Gamma!')).toBe('2Gamma!')

    await page.keyboard.press('Alt+Shift+o')
    const rows = page.locator('main [data-row]')
    await eventually(() => rows.allTextContents()).toEqual(['Plan', '1Alpha', '2Gamma!', '2.1Delta', '3Beta'])
    await page.keyboard.press('Alt+Shift+o')
    await desk.topic('Gamma!').waitFor()

    for (let nth = 0; nth < 12 && (await drawn('Alpha')) !== 'AAlpha'; nth++) await desk.undo()
    expect(await drawn('Alpha')).toBe('AAlpha')
    await desk.undo()
    await eventually(() => drawn('Alpha')).toBe('Alpha')
  })
})
