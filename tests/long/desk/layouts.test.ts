import { describe, expect, it } from 'vitest'
import { deskJourneys } from '../../e2e/desk/desk-journey.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'

// Two of them: tests/e2e/desk/style/layouts.test.ts.
describe('layouts of lines and tables', () => {
  const openDesk = deskJourneys()

  it('are chosen from pictures, walked by arrows and pressed in', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta', 'Gamma')
    const choose = async (name: 'timeline' | 'vertical-timeline' | 'brace' | 'tree-table') => {
      await page.keyboard.press('Escape')
      await desk.panel.getByRole('radio', { name: text(`editor.layout.${name}`), exact: true }).click()
    }
    const places = () => Promise.all(['Alpha', 'Beta', 'Gamma'].map((words) => desk.placeOf(words)))
    const rising = (numbers: readonly number[]) => numbers.every((each, i) => i === 0 || each > (numbers[i - 1] ?? 0))
    const selected = page.getByRole('treeitem', { selected: true })
    const goes = async (key: string, to: string) => {
      await page.keyboard.press(key)
      await eventually(() => selected.textContent()).toBe(to)
    }

    await choose('timeline')
    // Above the axis and below it in turn.
    await eventually(async () => {
      const [alpha = { y: 0 }, beta = { y: 0 }, gamma = { y: 0 }] = await places()
      return alpha.y === gamma.y && alpha.y < beta.y
    }).toBe(true)
    expect(rising((await places()).map(({ x }) => x))).toBe(true)
    await desk.press('Gamma')
    await goes('ArrowLeft', 'Beta')
    await goes('ArrowLeft', 'Alpha')
    await desk.addChild('Below')
    await eventually(async () => (await desk.placeOf('Below')).y > (await desk.placeOf('Alpha')).y).toBe(true)
    await goes('ArrowUp', 'Alpha')
    await goes('ArrowLeft', 'Plan')
    await goes('ArrowRight', 'Alpha')

    await choose('vertical-timeline')
    await eventually(async () => rising((await places()).map(({ y }) => y))).toBe(true)
    await desk.press('Beta')
    await desk.addChild('Aside')
    await eventually(async () => (await desk.placeOf('Aside')).x < (await desk.placeOf('Beta')).x).toBe(true)
    expect((await desk.placeOf('Below')).x).toBeGreaterThan((await desk.placeOf('Alpha')).x)
    await goes('ArrowRight', 'Beta')
    await goes('ArrowUp', 'Alpha')

    await choose('tree-table')
    await eventually(async () => (await desk.placeOf('Aside')).x === (await desk.placeOf('Below')).x).toBe(true)
    const [, , gamma] = await places()
    if (!gamma) throw new Error('It is on the screen')
    // Beside its words, in its cell, which fills up the row.
    await page.mouse.click((await desk.placeOf('Aside')).x, gamma.y + 6)
    await eventually(() => selected.textContent()).toBe('Gamma')
    await goes('ArrowUp', 'Beta')
    await goes('ArrowRight', 'Aside')
    await goes('ArrowUp', 'Below')

    await choose('brace')
    await eventually(async () => (await desk.placeOf('Alpha')).x > (await desk.placeOf('Plan')).x).toBe(true)
    await desk.press('Plan')
    await goes('ArrowRight', 'Beta')
  })
})
