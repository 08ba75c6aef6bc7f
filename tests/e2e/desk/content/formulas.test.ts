import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('formulas', () => {
  const open = deskJourneys()

  it('are written with a preview, drawn as paths, heard, corrected by a double click, removed and brought back', async () => {
    const { desk, page, text } = await open('Plan', 'Euler')
    const shapes = () => desk.topic('Euler').locator('path').count()
    const before = await shapes()
    await page.keyboard.press('Alt+Shift+e')
    const dialog = page.getByRole('dialog', { name: text('editor.formula') })
    const source = dialog.getByRole('textbox', { name: text('editor.formula.source') })
    await source.waitFor()
    await dialog.getByRole('button', { name: text('editor.formula.block.fraction') }).click()
    await page.keyboard.type('a')
    await dialog.getByRole('button', { name: 'pi', exact: true }).click()
    await eventually(() => source.inputValue()).toBe('\\frac{a\\pi}{}')
    await source.fill('\\frac{1}{')
    await dialog.getByText(text('editor.formula.fault', { message: 'Missing close brace' })).waitFor()
    expect(await dialog.getByRole('img').count()).toBe(0)
    await source.fill('\\frac{e^{i\\pi}}{-1}')
    await dialog.getByRole('img', { name: text('editor.formula.preview') }).waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(shapes).toBe(before + 2)
    await eventually(() => desk.heard('Euler')).toBe(
      `Euler, ${text('editor.tree.formula', { source: '\\frac{e^{i\\pi}}{-1}' })}`,
    )

    const fraction = desk.topic('Euler').locator('path').last()
    await eventually(() => fraction.boundingBox()).not.toBe(null)
    const bar = await fraction.boundingBox()
    if (!bar) throw new Error('The bar of the fraction is not on the screen')
    await page.mouse.dblclick(bar.x + bar.width / 2, bar.y + bar.height / 2)
    await eventually(() => source.inputValue()).toBe('\\frac{e^{i\\pi}}{-1}')
    await source.fill('\\nonsense')
    await dialog.getByRole('button', { name: text('editor.formula.save') }).click()
    await desk.topic('Euler').getByText('\\nonsense').waitFor()
    expect(await shapes()).toBe(before)
    await desk.undo()
    await eventually(shapes).toBe(before + 2)

    await desk.press('Euler')
    await page.keyboard.press('Alt+Shift+e')
    await dialog.getByRole('button', { name: text('editor.formula.remove') }).click()
    await eventually(shapes).toBe(before)
    await desk.undo()
    await eventually(shapes).toBe(before + 2)
  })
})
