import { describe, expect, it } from 'vitest'
import { topicsOf, writeTopic } from '../../../apps/web/src/platform/sync/testing/write-topic.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys } from './desk-journey.ts'

describe('ways to look at a map', () => {
  const openDesk = deskJourneys()
  const open = () => openDesk('Plan', 'Alpha', 'Beta', 'Gamma')

  it('dims all but one branch, keeps to it while the selection moves, and Escape leaves', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta', 'Gamma', '  Below')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Alt+Shift+f')
    await eventually(() => desk.dimmed()).toEqual(['Plan', 'Alpha', 'Beta'])
    expect(await desk.opacityOf('Alpha')).toBe(0.25)
    expect(await desk.opacityOf('Below')).toBe(1)
    await desk.press('Alpha')
    await eventually(() => desk.dimmed()).toEqual(['Plan', 'Alpha', 'Beta'])
    await page.keyboard.press('Escape')
    await eventually(() => desk.dimmed()).toEqual([])
    // The same from far away, where a canvas is painted.
    await desk.press('Gamma')
    for (let nth = 0; nth < 3; nth++) await page.keyboard.press('Control+-')
    await eventually(async () => (await desk.painted()).most).toBe(255)
    const { sum } = await desk.painted()
    const zoomBar = page.getByRole('toolbar', { name: text('editor.zoom') })
    await zoomBar.getByRole('button', { name: text('editor.action.focus') }).click()
    await eventually(async () => (await desk.painted()).sum).toBeLessThan(sum * 0.8)
    expect((await desk.painted()).most).toBe(255)
  })

  it('reads without changing anything by accident, and comes back', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
    await desk.addSibling('Gamma')
    await page.keyboard.press('Alt+Shift+r')
    await page.getByRole('toolbar', { name: text('editor.tools') }).waitFor({ state: 'detached' })
    await desk.panel.waitFor({ state: 'detached' })
    await page.keyboard.type('x')
    await page.getByText(text('editor.reason.reading')).waitFor()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+z')
    expect(await desk.topic('Gamma').count()).toBe(1)
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: text('editor.reading.leave') }).click()
    await desk.panel.waitFor()
    await page.keyboard.press('Alt+Shift+r')
    await desk.panel.waitFor({ state: 'detached' })
    const zoomBar = page.getByRole('toolbar', { name: text('editor.zoom') })
    await zoomBar.getByRole('button', { name: text('editor.action.zoom-in') }).focus()
    await page.keyboard.press('Escape')
    await desk.panel.waitFor()
    await eventually(() => desk.bar.getByRole('button', { name: text('editor.action.undo') }).isEnabled()).toBe(true)
    await page.keyboard.press('Delete')
    await eventually(() => desk.topic('Gamma').count()).toBe(0)
  })

  it('fills the screen, where nothing is edited, until it is left', async () => {
    const { desk, page, text } = await open()
    await page.keyboard.press('F11')
    const leave = page.getByRole('button', { name: text('editor.full-screen.leave') })
    await leave.waitFor()
    await eventually(() => desk.bar.isVisible()).toBe(false)
    const { x, y } = await desk.placeOf('Gamma')
    await page.mouse.dblclick(x + 4, y + 6)
    await page.getByText(desk.message('701')).waitFor()
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-topic]').count()).toBe(4)
    await leave.click()
    await eventually(() => desk.bar.isVisible()).toBe(true)
    // The style sheet brings the bar back a frame before the page hears that it is smaller again: until then keys edit nothing.
    await leave.waitFor({ state: 'detached' })
    await desk.addSibling('Delta')
  })

  it('changes to the outline by the bar, remembers it in the address, and comes back with the keys', async () => {
    const { desk, page, text } = await open()
    await desk.bar.getByRole('radio', { name: text('editor.view.outline') }).click()
    await page.locator('main [data-row]').first().waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Delta')
    await eventually(() => Promise.resolve(new URL(page.url()).searchParams.get('view'))).toBe('outline')
    await desk.saved.waitFor()
    await page.reload()
    await eventually(() => page.locator('main [data-row] [data-text]').allTextContents()).toEqual([
      'Plan',
      'Alpha',
      'Beta',
      'Gamma',
      'Delta',
    ])
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await page.keyboard.press('Alt+Shift+o')
    await desk.topic('Delta').waitFor()
    await page.keyboard.press('Home')
    await desk.addChild('Epsilon')
  })

  it('shows in the outline what somebody writes elsewhere, while one goes on writing', async () => {
    const { page, person, fileId } = await open()
    const { origin } = new URL(page.url())
    const elsewhere = await new LiveClient({ address: () => origin, token: person.token, fileId }).connect()
    await page.keyboard.press('Alt+Shift+o')
    const rows = page.locator('main [data-row] [data-text]')
    await rows.filter({ hasText: 'Beta' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' one')
    await eventually(async () => topicsOf(elsewhere.doc)).toContain('Beta one')
    writeTopic(elsewhere.doc, 'From elsewhere')
    await rows.filter({ hasText: 'From elsewhere' }).waitFor()
    await page.keyboard.type(' two')
    await eventually(() => rows.allTextContents()).toEqual(['Plan', 'Alpha', 'Beta one two', 'Gamma', 'From elsewhere'])
    elsewhere.close()
  })

  it('lists the map in the side panel: a press centres, the selection is followed, rows are carried', async () => {
    const { desk, page } = await open()
    await desk.openTab('outline')
    const row = (words: string) => desk.panel.getByRole('treeitem', { name: words, exact: true })
    await eventually(() => row('Gamma').getAttribute('aria-selected')).toBe('true')
    const before = await desk.placeOf('Alpha')
    await row('Alpha').click()
    await eventually(() => row('Alpha').getAttribute('aria-selected')).toBe('true')
    await eventually(() => desk.placeOf('Alpha')).not.toEqual(before)
    await page.keyboard.press('ArrowDown')
    await eventually(() => row('Beta').getAttribute('aria-selected')).toBe('true')
    const [from, to] = [await row('Gamma').boundingBox(), await row('Alpha').boundingBox()]
    if (!from || !to) throw new Error('The rows are not on the screen')
    await page.mouse.move(from.x + 60, from.y + 14)
    await page.mouse.down()
    await page.mouse.move(to.x + 60, to.y + 27, { steps: 4 })
    await page.mouse.up()
    await eventually(() => row('Gamma').getAttribute('aria-level')).toBe('3')
    await desk.undo()
    await eventually(() => row('Gamma').getAttribute('aria-level')).toBe('2')
  })
})
