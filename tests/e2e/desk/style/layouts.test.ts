import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

// All of them: tests/long/desk/layouts.test.ts.
describe('layouts of lines and tables', () => {
  const openDesk = deskJourneys()

  it('are chosen from pictures, walked by arrows and pressed in', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta', 'Gamma')
    const tile = (name: 'timeline' | 'tree-table') =>
      desk.panel.getByRole('radio', { name: text(`editor.layout.${name}`), exact: true })
    const pressName = async (name: 'timeline') => {
      // The heading of its group may say the same.
      const below = page.locator('[aria-hidden=true]')
      const words = desk.panel.getByText(text(`editor.layout.${name}`), { exact: true }).and(below)
      await words.scrollIntoViewIfNeeded()
      const box = await words.boundingBox()
      if (!box) throw new Error('It is on the screen')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }
    const places = () => Promise.all(['Alpha', 'Beta', 'Gamma'].map((words) => desk.placeOf(words)))
    const rising = (numbers: readonly number[]) => numbers.every((each, i) => i === 0 || each > (numbers[i - 1] ?? 0))
    const selected = page.getByRole('treeitem', { selected: true })
    const goes = async (key: string, to: string) => {
      await page.keyboard.press(key)
      await eventually(() => selected.textContent()).toBe(to)
    }

    /** Above the axis and below it in turn. */
    const isTimeline = async () => {
      const [alpha = { y: 0 }, beta = { y: 0 }, gamma = { y: 0 }] = await places()
      return alpha.y === gamma.y && alpha.y < beta.y
    }

    // D17: what the pointer is on is shown on the map, until it leaves; a press on the name chooses it as one on the picture does.
    await page.keyboard.press('Escape')
    const before = await places()
    await tile('timeline').hover()
    await eventually(isTimeline).toBe(true)
    expect(await tile('timeline').isChecked()).toBe(false)
    await page.mouse.move(400, 200)
    await eventually(places).toEqual(before)
    await pressName('timeline')
    await eventually(() => tile('timeline').isChecked()).toBe(true)
    await page.mouse.move(400, 200)
    await eventually(isTimeline).toBe(true)
    expect(rising((await places()).map(({ x }) => x))).toBe(true)
    await desk.press('Gamma')
    await goes('ArrowLeft', 'Beta')
    await goes('ArrowLeft', 'Alpha')
    await desk.addChild('Below')
    await eventually(async () => (await desk.placeOf('Below')).y > (await desk.placeOf('Alpha')).y).toBe(true)
    await goes('ArrowUp', 'Alpha')
    await goes('ArrowLeft', 'Plan')
    await goes('ArrowRight', 'Alpha')

    await page.keyboard.press('Escape')
    await tile('tree-table').click()
    await eventually(async () => rising((await places()).map(({ y }) => y))).toBe(true)
    await eventually(async () => (await desk.placeOf('Below')).x > (await desk.placeOf('Alpha')).x).toBe(true)
    const [, , gamma] = await places()
    if (!gamma) throw new Error('It is on the screen')
    // Beside its words, in its cell, which fills up the row.
    await page.mouse.click((await desk.placeOf('Below')).x, gamma.y + 6)
    await eventually(() => selected.textContent()).toBe('Gamma')
    await goes('ArrowUp', 'Beta')
    await goes('ArrowUp', 'Alpha')
    await goes('ArrowRight', 'Below')
  })
})
