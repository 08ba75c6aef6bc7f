import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('the overview', () => {
  const openDesk = deskJourneys()

  it('shows the whole map with a frame around what is looked at, and leads there by a press', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
    const picture = page.getByRole('img', { name: text('editor.overview') })
    await page.keyboard.press('Alt+Shift+m')
    await picture.waitFor()
    const frame = page.locator('[data-overview-frame]')
    const frameNow = async () => (await frame.boundingBox()) ?? expect.fail('There is no frame')
    const whole = await frameNow()
    for (let nth = 0; nth < 3; nth++) await page.keyboard.press('Control++')
    await eventually(async () => (await frameNow()).width).toBeLessThan(whole.width)
    const box = (await picture.boundingBox()) ?? expect.fail('There is no picture')
    const before = await desk.placeOf('Plan')
    await page.mouse.click(box.x + 20, box.y + 20)
    await eventually(
      async () => (await desk.topic('Plan').count()) === 0 || (await desk.placeOf('Plan')).x > before.x,
    ).toBe(true)
    const there = await frameNow()
    expect(there.x).toBeLessThan(whole.x + whole.width / 2)
    await page.reload()
    await picture.waitFor()
    await page
      .getByRole('toolbar', { name: text('editor.zoom') })
      .getByRole('button', { name: text('editor.action.overview') })
      .click()
    await picture.waitFor({ state: 'detached' })
  })
})
