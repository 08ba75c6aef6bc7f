import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { chooseShapeByKeys } from '../choose-shape-by-keys.ts'
import { deskJourneys } from '../desk-journey.ts'

describe('the side panel', () => {
  const openDesk = deskJourneys()
  const open = () => openDesk('Plan', 'Alpha', 'Beta', 'Gamma')

  it('dresses a topic, takes its style to others, says what several differ in, and is undone by the keys of the map', async () => {
    const { desk, page, text } = await open()
    const before = await desk.fillOf('Gamma')
    await desk.panel.getByRole('button', { name: text('editor.style.fill') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#EA5A47' }).click()
    await eventually(() => desk.fillOf('Gamma')).toBe('#ea5a47')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await desk.press('Beta')
    await desk.press('Gamma', 'Control')
    await desk.panel.getByRole('button', { name: `${text('editor.style.fill')}: ${text('editor.mixed')}` }).waitFor()
    await desk.undo()
    await eventually(() => desk.fillOf('Gamma')).toBe(before)

    await page.keyboard.press('Control+y')
    await eventually(() => desk.fillOf('Gamma')).toBe('#ea5a47')
    await desk.press('Gamma')
    await desk.panel.getByRole('button', { name: text('editor.style.copy') }).click()
    await desk.press('Alpha')
    await eventually(() => desk.fillOf('Alpha')).toBe('#ea5a47')
    await page.keyboard.press('Control+Alt+c')
    await page.keyboard.press('ArrowDown')
    await desk.panel.getByRole('button', { name: text('editor.style.paste') }).waitFor()
    await page.keyboard.press('Control+Alt+v')
    await eventually(() => desk.fillOf('Beta')).toBe('#ea5a47')
    await desk.panel.getByRole('button', { name: text('editor.style.copy') }).waitFor()
  })

  it('leaves the keys to the map when a tab is pressed with the mouse, and to the tab when they were in the panel', async () => {
    const { desk, text } = await open()
    const tab = (name: string) => desk.panel.getByRole('tab', { name })
    await tab(text('editor.panel.icons')).click()
    await desk.panel.getByRole('searchbox').waitFor()
    await desk.addSibling('Delta')
    await desk.panel.getByRole('searchbox').fill('star')
    await tab(text('editor.panel.style')).click()
    await eventually(() => tab(text('editor.panel.style')).evaluate((own) => own === document.activeElement)).toBe(true)
  })

  it('makes words bold, large and of another font, and marks a topic until the same press', async () => {
    const { desk, text } = await open()
    const words = desk.topic('Gamma').locator('text').first()
    await desk.panel.getByRole('combobox', { name: text('editor.style.size') }).fill('32')
    await desk.panel.getByRole('combobox', { name: text('editor.style.size') }).press('Enter')
    await eventually(() => words.getAttribute('font-size')).toBe('32')
    await desk.panel.getByRole('combobox', { name: text('editor.style.family') }).selectOption('Noto Serif')
    await eventually(() => words.getAttribute('font-family')).toContain('Noto Serif')
    await desk.panel.getByRole('button', { name: text('editor.style.underline') }).click()
    await desk.panel.getByRole('button', { name: text('editor.style.underline'), pressed: true }).waitFor()
    await desk.panel.getByRole('button', { name: text('editor.style.reset') }).click()
    await eventually(() => words.getAttribute('font-size')).toBe('16')

    const mark = desk.panel.getByRole('button', { name: text('editor.style.priority-n', { number: 3 }) })
    await mark.click()
    await eventually(() => desk.topic('Gamma').getByText('3', { exact: true }).count()).toBe(1)
    await mark.click()
    await eventually(() => desk.topic('Gamma').getByText('3', { exact: true }).count()).toBe(0)
  })

  it('tries a theme on under the pointer, and puts it on by a press', async () => {
    const { desk, page } = await open()
    await desk.openTab('theme')
    const before = await desk.paper()
    const card = desk.panel.getByRole('radio', { name: 'Night train' })
    await card.hover()
    await eventually(() => desk.paper()).not.toBe(before)
    await page.mouse.move(400, 200)
    await eventually(() => desk.paper()).toBe(before)
    await card.click()
    await page.mouse.move(400, 200)
    await eventually(() => card.isChecked()).toBe(true)
    expect(await desk.paper()).not.toBe(before)
    await page.keyboard.press('Escape')
    await desk.undo()
    await eventually(() => desk.paper()).toBe(before)
  })

  it('lays the map out differently when nothing is selected, and one branch when it is', async () => {
    const { desk, page, text } = await open()
    await page.keyboard.press('Escape')
    await desk.panel.getByRole('radio', { name: text('editor.layout.structure') }).click()
    await eventually(async () => {
      const [alpha, beta] = [await desk.placeOf('Alpha'), await desk.placeOf('Beta')]
      return alpha.y === beta.y && alpha.x < beta.x
    }).toBe(true)
    await desk.press('Plan')
    await desk.panel.getByRole('combobox', { name: text('editor.style.layout') }).selectOption('vertical-bottom')
    await eventually(async () => {
      const [alpha, beta] = [await desk.placeOf('Alpha'), await desk.placeOf('Beta')]
      return alpha.x === beta.x && alpha.y < beta.y
    }).toBe(true)
  })

  it('is reached, used and left without a mouse', async () => {
    const { desk, page, text } = await open()
    const shape = page.getByRole('button', { name: `${text('editor.style.shape')}:` })
    await shape.waitFor()
    await page.keyboard.press('F6')
    await eventually(() => desk.panel.locator(':focus').count()).toBe(1)
    await page.keyboard.press('Tab')
    while (!(await shape.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
    await chooseShapeByKeys(page, text('editor.shape.hexagon'))
    await eventually(() => desk.topic('Gamma').locator('path').first().getAttribute('d')).toMatch(/^(?:[^C]*)$/)
    await page.keyboard.press('Escape')
    await desk.addSibling('Delta')
  })
})

describe('the tools', () => {
  const openDesk = deskJourneys()

  it('zoom by buttons and by a list, and move the map by hand, also under the number of topics', async () => {
    const { desk, page, text } = await openDesk('Plan')
    const bar = page.getByRole('toolbar', { name: text('editor.zoom') })
    await bar.getByRole('button', { name: text('editor.action.zoom-in') }).click()
    await bar.getByRole('button', { name: '125%' }).click()
    await page.getByRole('menuitemradio', { name: '50%', exact: true }).click()
    await bar.getByRole('button', { name: '50%' }).waitFor()
    const before = await desk.placeOf('Plan')
    await page.getByRole('button', { name: text('editor.action.tool-hand'), exact: true }).click()
    await page.mouse.move(400, 600)
    await page.mouse.down()
    await page.mouse.move(450, 570, { steps: 4 })
    await page.mouse.up()
    await eventually(() => desk.placeOf('Plan')).toEqual({ x: before.x + 50, y: before.y - 30 })

    // How many topics there are is no longer in the way of one that comes under it.
    const count = page.getByText(text('document.topics', { count: 1 }), { exact: true })
    const opacity = () => count.evaluate((each) => getComputedStyle(each).opacity)
    await eventually(opacity).toBe('1')
    const corner = await count.boundingBox()
    if (!corner) throw new Error('The number of topics is not on the screen')
    await page.mouse.move(before.x + 60, before.y - 25)
    await page.mouse.down()
    await page.mouse.move(corner.x + 14, corner.y + 8, { steps: 4 })
    await page.mouse.up()
    await eventually(opacity).toBe('0')
  })

  it('keep what is looked at in the address, come back to it with the panel as it was left, and show the map when the address leads to where nothing is', async () => {
    const { desk, page, text } = await openDesk('Plan')
    await desk.panel.getByRole('button', { name: text('editor.panel.close') }).click()
    await desk.panel.getByRole('tab').first().waitFor({ state: 'detached' })
    await desk.press('Plan')
    await page.keyboard.press('Control+-')
    const query = () => new URL(page.url()).searchParams
    await eventually(() => Promise.resolve(query().get('zoom'))).toBe('0.75')
    await eventually(() => Promise.resolve(query().get('position')?.split(',').length)).toBe(2)
    const [first, there] = [query().get('position'), await desk.placeOf('Plan')]
    await page.mouse.move(400, 600)
    await page.mouse.wheel(0, 200)
    await eventually(async () => (await desk.placeOf('Plan')).y).not.toBe(there.y)
    // Written when the map has come to rest.
    await eventually(() => Promise.resolve(query().get('position'))).not.toBe(first)
    const before = await desk.placeOf('Plan')
    await page.reload()
    await desk.topic('Plan').waitFor()
    await eventually(() => desk.placeOf('Plan')).toEqual(before)
    expect(await desk.panel.getByRole('tab').count()).toBe(0)
    await desk.panel.getByRole('button', { name: text('editor.panel.open') }).click()
    await desk.panel.getByRole('tab').first().waitFor()

    const far = new URL(page.url())
    far.searchParams.set('zoom', '1')
    far.searchParams.set('position', '9000000,-9000000')
    await page.goto(far.href)
    await desk.ready()
    const { x, y } = await desk.placeOf('Plan')
    expect([x > 0, x < 1280, y > 0, y < 800]).toEqual([true, true, true, true])
  })
})
