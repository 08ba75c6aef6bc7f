import { expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'
import { withoutEyeDropper } from './without-eye-dropper.ts'

const openDesk = deskJourneys()

it('a colour is picked from the map by mouse and by keys, and given up by Escape', async () => {
  const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
  const bringBack = await withoutEyeDropper(page)
  const fill = desk.panel.getByRole('button', { name: new RegExp(`^${text('editor.style.fill')}`) }).first()
  const begin = async () => {
    await fill.click()
    await page.getByRole('button', { name: text('editor.color.pick') }).click()
    await picker.waitFor()
  }
  const picker = page.getByRole('application', { name: text('editor.color.picking') })
  const before = await desk.fillOf('Beta')
  const root = await desk.fillOf('Plan')
  expect(root).not.toBe(before)

  await begin()
  await page.keyboard.press('Escape')
  await picker.waitFor({ state: 'detached' })
  expect(await desk.fillOf('Beta')).toBe(before)

  await begin()
  const { x, y } = await desk.placeOf('Plan')
  await page.mouse.move(x - 8, y + 10)
  await picker.getByText(root?.toUpperCase() ?? '', { exact: true }).waitFor()
  await page.mouse.click(x - 8, y + 10)
  await picker.waitFor({ state: 'detached' })
  await eventually(() => desk.fillOf('Beta')).toBe(root)

  // From the middle of Beta down to the paper, by the arrows.
  await begin()
  for (let nth = 0; nth < 6; nth++) await page.keyboard.press('ArrowDown')
  const paper = await picker.locator('[aria-live]').textContent()
  await page.keyboard.press('Enter')
  await eventually(async () => (await desk.fillOf('Beta'))?.toUpperCase()).toBe(paper)
  await desk.undo()
  await eventually(() => desk.fillOf('Beta')).toBe(root)
  await bringBack()
})
