import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('menus and keys of the map', () => {
  const openDesk = deskJourneys()
  const open = () => openDesk('Plan', 'Item 10', 'Item 9')

  it('offers what can be done with the topic under the pointer, and with the map beside it', async () => {
    const { desk, page, text } = await open()
    const { x, y } = await desk.placeOf('Plan')
    await page.mouse.click(x + 4, y + 6, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.action.sort-children') }).click()
    await eventually(async () => (await desk.placeOf('Item 9')).y < (await desk.placeOf('Item 10')).y).toBe(true)
    await page.mouse.click(200, 200, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.action.fold-all'), exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await desk.undo()
    await eventually(async () => (await desk.placeOf('Item 9')).y > (await desk.placeOf('Item 10')).y).toBe(true)
  })

  it('opens at the selected topic by the keyboard, and gives the keys back', async () => {
    const { desk, page, text } = await open()
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: text('editor.action.duplicate') }).waitFor()
    await page.keyboard.press('Escape')
    await desk.addSibling('After')
  })

  it('gives a priority by its digit and takes it away by the same, and selects by what is carried, from a menu in the menu', async () => {
    const { desk, page, text } = await open()
    const mark = desk.topic('Item 9').getByText('5', { exact: true })
    await page.keyboard.press('Control+5')
    await eventually(() => mark.count()).toBe(1)
    await page.keyboard.press('Control+5')
    await eventually(() => mark.count()).toBe(0)
    await page.keyboard.press('Control+5')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: text('editor.menu.select'), exact: true }).click()
    const item = (key: 'level' | 'note') => page.getByRole('menuitem', { name: text(`editor.select.${key}`) })
    await eventually(() => item('note').getAttribute('aria-disabled')).toBe('true')
    await item('level').click()
    const notices = page.getByRole('region', { name: text('notices') })
    await notices.getByText(text('editor.select.count', { count: 2 })).waitFor()
    await page.keyboard.press('Delete')
    await eventually(() => page.locator('[data-topic]').allTextContents()).toEqual(['Plan'])
    await desk.undo()
    await eventually(() => page.locator('[data-topic]').count()).toBe(3)
  })

  it('goes to a topic by its words, from the palette', async () => {
    const { desk, page } = await openDesk('Plan', 'Alpha', 'Beta')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('alp')
    await page.getByRole('option', { name: 'Alpha', exact: true }).click()
    await page.keyboard.press('Delete')
    await eventually(() => desk.topic('Alpha').count()).toBe(0)
    await desk.topic('Beta').waitFor()
  })

  it('copies a branch as a picture of its own, its emoji in colour', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha ❤️', 'Beta')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await desk.press('Alpha')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(text('editor.action.copy-image'))
    await page.getByRole('option', { name: text('editor.action.copy-image') }).click()
    await page.getByText(text('editor.clipboard.copied')).waitFor()
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
      const { width, height } = picture
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(picture, 0, 0)
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
      // The red of the heart, of which the theme has nothing.
      let red = 0
      for (let at = 0; at < data.length; at += 4) {
        if (
          Math.abs((data[at] ?? 0) - 0xdd) +
            Math.abs((data[at + 1] ?? 0) - 0x2e) +
            Math.abs((data[at + 2] ?? 0) - 0x44) <
          12
        )
          red++
      }
      return { width, height, red }
    })
    expect(size.red).toBeGreaterThan(200)
    // The topic at twice its size with some room around it, not the whole map.
    expect(size.width).toBeGreaterThan(100)
    expect(size.width).toBeLessThan(400)
    expect(size.height).toBeLessThan(260)
    await page.context().clearPermissions()
  })
})
