import { describe, expect, it } from 'vitest'
import { goOffline, goOnline } from '../../kit/network.ts'
import { eventually } from '../editor/editor-journey.ts'
import { deskJourneys } from './desk-journey.ts'

describe('links', () => {
  const openDesk = deskJourneys()

  it('are written, refused in place, completed, opened in another tab and taken away', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta')
    await page.keyboard.press('Control+Shift+k')
    const dialog = page.getByRole('dialog', { name: text('editor.link') })
    const address = dialog.getByRole('textbox', { name: text('editor.link.address') })
    const save = dialog.getByRole('button', { name: text('editor.link.save') })
    await save.click()
    await dialog.getByRole('alert').getByText(text('editor.link.required')).waitFor()
    await address.fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').getByText(text('editor.link.refused')).waitFor()
    await address.fill('example.org')
    await dialog.getByRole('textbox', { name: text('editor.link.tip') }).fill('An example')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => desk.heard('Beta')).toBe(`Beta, ${text('editor.link')}`)

    const { x, y } = await desk.markAt('Beta', 0, 'after')
    await page.mouse.move(x, y)
    await eventually(() => page.getByRole('tooltip').textContent()).toBe('An examplehttps://example.org')
    await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'hello' }))
    const opening = page.context().waitForEvent('page')
    await page.mouse.click(x, y)
    const opened = await opening
    await eventually(async () => opened.url()).toBe('https://example.org/')
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await opened.close()
    await page.context().unroute('https://example.org/**')

    await desk.tool('link').click()
    await eventually(() => address.inputValue()).toBe('https://example.org')
    await dialog.getByRole('button', { name: text('editor.link.remove') }).click()
    await eventually(() => desk.heard('Beta')).toBe('Beta')
  })

  it('lead to a topic of the map, also a folded one, and say when it is gone', async () => {
    const { desk, page, text } = await openDesk('Plan', 'Alpha', 'Beta', '  Deep')
    await desk.press('Beta')
    await page.keyboard.press('Control+/')
    await desk.topic('Deep').waitFor({ state: 'detached' })
    const alpha = await desk.placeOf('Alpha')
    await page.mouse.click(alpha.x + 4, alpha.y + 6, { button: 'right' })
    await page.getByRole('menuitem', { name: text('editor.menu.insert'), exact: true }).click()
    await page.getByRole('menuitem', { name: text('editor.action.link') }).click()
    const dialog = page.getByRole('dialog', { name: text('editor.link') })
    await dialog.getByRole('radio', { name: text('editor.link.to-topic') }).click()
    await dialog.getByRole('combobox', { name: text('editor.link.search') }).fill('dee')
    await dialog.getByRole('option', { name: 'Deep', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Alt+Enter')
    await desk.topic('Deep').waitFor()
    await eventually(() => page.getByRole('treeitem', { selected: true }).textContent()).toBe('Deep')
    await page.keyboard.press('Delete')
    await desk.topic('Deep').waitFor({ state: 'detached' })
    const { x, y } = await desk.markAt('Alpha', 0, 'after')
    await page.mouse.click(x, y)
    await page.getByRole('status').getByText(text('editor.link.gone')).waitFor()
  })

  it('to a map that is not there are said to lead nowhere, unless nobody can be asked', async () => {
    const { desk, page, text, person, fileId } = await openDesk('Plan')
    const { origin } = new URL(page.url())
    const dialog = page.getByRole('dialog', { name: text('editor.link') })
    const address = dialog.getByRole('textbox', { name: text('editor.link.address') })
    const lead = async (id: string) => {
      await page.keyboard.press('Control+Shift+k')
      await address.fill(`${origin}/view/${id}`)
      await page.keyboard.press('Enter')
    }
    await lead('0'.repeat(32))
    await dialog.getByRole('alert').getByText(text('editor.link.no-map')).waitFor()
    await address.fill(`${origin}/view/${fileId}`)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => desk.heard('Plan')).toBe(`Plan, ${text('editor.link')}`)

    await goOffline(page.context())
    await lead('1'.repeat(32))
    await dialog.waitFor({ state: 'detached' })
    await goOnline(page.context())
    await desk.saved.waitFor()
    const { content = {} } = await person.api('/open', { file_guid: fileId })
    expect(JSON.stringify(content)).toContain(`#map:${'1'.repeat(32)}`)
  })
})
