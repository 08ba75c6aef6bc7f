import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { ListPage } from './list-page.ts'
import { manyMaps } from './many-maps.ts'

describe('selecting in a list', () => {
  const journey = sharedJourneys()

  it('by boxes, Shift, Ctrl, an area, all and none; what is selected is deleted and comes back', async () => {
    const person = await journey.newPerson()
    for (let nth = 1; nth <= 7; nth++) await person.api('/touch', { file_name: `Map ${nth}` })
    const { page } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    await list.link('Map 7').waitFor()
    await page.getByRole('button', { name: list.text('files.select'), exact: true }).waitFor()

    await list.box('Map 7').check()
    await list.link('Map 4').click({ modifiers: ['Shift'] })
    await eventually(() => list.selected()).toBe(4)
    await list.link('Map 5').click({ modifiers: ['Control'] })
    await eventually(() => list.selected()).toBe(3)
    await page.keyboard.press('Escape')
    await list.bar.waitFor({ state: 'detached' })

    // From the margin over the first row of cards.
    const [first, second] = [await list.entry('Map 7').boundingBox(), await list.entry('Map 6').boundingBox()]
    if (!first || !second) throw new Error('not drawn')
    await page.mouse.move(first.x - 12, first.y + 20)
    await page.mouse.down()
    await page.mouse.move(second.x + 20, first.y + 60, { steps: 4 })
    await page.mouse.up()
    await eventually(() => list.selected()).toBe(2)
    expect(await list.box('Map 6').isChecked()).toBe(true)
    expect(await list.box('Map 5').isChecked()).toBe(false)
    // Pressed beside everything, it is over.
    await page.mouse.click(first.x - 12, first.y + 20)
    await list.bar.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+a')
    await eventually(() => list.selected()).toBe(7)
    await list.link('Map 7').press('Space')
    await eventually(() => list.selected()).toBe(6)
    await page.keyboard.press('Delete')
    await list.hold(list.text('files.deleted.many', { count: 6 }))
    await eventually(async () => (await person.api('/ls', {})).files.length).toBe(1)
    await eventually(() => list.focused()).toBe('Map 7')
    await list.undo()
    await list.link('Map 1').waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(7)
  })

  it('filters, orders and shows as lines, and remembers how', async () => {
    const person = await journey.newPerson()
    for (const file_name of ['Berth', 'Quay', 'Anchor']) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    const { text } = list
    const names = () =>
      list.main
        .getByRole('region', { name: text('files.documents') })
        .getByRole('link')
        .allTextContents()
    await eventually(names).toEqual(['Anchor', 'Quay', 'Berth'])

    await list.button(text('files.order.now', { order: text('files.order.edited') })).click()
    await page.getByRole('menuitemradio', { name: text('files.order.name') }).click()
    await eventually(names).toEqual(['Anchor', 'Berth', 'Quay'])
    await list.button(text('files.order.now', { order: text('files.order.name') })).click()
    await page.getByRole('menuitemradio', { name: text('files.order.down') }).click()
    await eventually(names).toEqual(['Quay', 'Berth', 'Anchor'])
    await page.getByRole('radio', { name: text('files.view.lines') }).check()
    await eventually(async () => (await list.entry('Quay').boundingBox())?.height).toBe(40)
    await page.reload()
    await eventually(names).toEqual(['Quay', 'Berth', 'Anchor'])
    await eventually(async () => (await list.entry('Quay').boundingBox())?.height).toBe(40)

    await page.keyboard.press('/')
    await page.keyboard.type('ANC')
    await eventually(names).toEqual(['Anchor'])
    await page.keyboard.type('x')
    await page.getByText(text('palette.none', { typed: 'ANCx' })).waitFor()
    await list.main
      .getByRole('button', { name: text('files.filter.clear') })
      .last()
      .click()
    await eventually(names).toEqual(['Quay', 'Berth', 'Anchor'])
  })

  // With changes on the way, and on a slow machine: tests/long/many-maps.test.ts.
  it('of many: only what is seen is drawn, the end is reached, and all of them move', async () => {
    // Two parts of a list.
    const count = 205
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Archive' })
    const { file_guid: from } = await person.api('/mkdir', { dir_name: 'Desk' })
    await manyMaps(person, count, from)
    const { page } = await journey.signedIn(person, `/home/dir/${from}`)
    const list = new ListPage(page, journey.english)
    const items = list.main.getByRole('listitem')
    await items.first().waitFor()
    expect(await items.count()).toBeLessThan(60)
    await items.first().getByRole('link').focus()
    await page.keyboard.press('Shift+End')
    await eventually(() => list.selected()).toBe(count)
    await eventually(() => items.last().getAttribute('aria-posinset')).toBe(String(count))
    expect(await items.last().getAttribute('aria-setsize')).toBe(String(count))
    expect(await items.count()).toBeLessThan(60)
    await list.barButton('files.move').click()
    await list.folder('Archive', list.dialog).click()
    await list.dialog.getByRole('button', { name: list.text('files.move.act') }).click()
    await page.getByText(list.text('files.moved.many', { count, folder: 'Archive' })).waitFor()
    await page.getByText(list.text('files.maps.empty')).waitFor()
    const { root } = await person.api('/get_root_tree', {})
    expect(root.children.find(({ file_guid }) => file_guid === folder)?.document_num).toBe(count)
  })
})
