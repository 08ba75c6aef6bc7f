import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { follow } from './follow.ts'
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

  it('of many: only what is seen is drawn, also on a slow machine, the end is reached, and all of them move', async () => {
    // Two parts of a list; in the second stage three, and more than one call takes: MAPS=520.
    const count = Number(process.env.MAPS ?? 225)
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Archive' })
    const { file_guid: from } = await person.api('/mkdir', { dir_name: 'Desk' })
    await manyMaps(person, count, from)
    const { page, context } = await journey.signedIn(person, '/home/trash', { isOwn: true })
    const list = new ListPage(page, journey.english)
    await page.getByText(list.text('files.trash.empty'), { exact: true }).waitFor()
    // The pictures of all the maps come in a row, faster than such a machine draws them.
    const machine = await context.newCDPSession(page)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await follow(page, `/home/dir/${from}`)
    const items = list.main.getByRole('listitem')
    await items.first().waitFor()
    expect(await items.count()).toBeLessThan(60)

    // By the wheel, part after part.
    const bottom = () => list.main.evaluate((main) => main.scrollTo(0, main.scrollHeight))
    const lastDrawn = async (name: 'aria-setsize' | 'aria-posinset') =>
      Number(
        await items
          .last()
          .getAttribute(name, { timeout: 1_000 })
          .catch(() => 0),
      )
    const atBottom = async (name: 'aria-setsize' | 'aria-posinset') => {
      await bottom()
      return lastDrawn(name)
    }
    await eventually(() => atBottom('aria-posinset')).toBeGreaterThan(200)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await eventually(() => atBottom('aria-setsize')).toBe(count)
    await eventually(() => atBottom('aria-posinset')).toBe(count)
    expect(await items.count()).toBeLessThan(60)

    // By keys, from the first to the last of all.
    await list.main.evaluate((main) => main.scrollTo(0, 0))
    await eventually(() => items.first().getAttribute('aria-posinset')).toBe('1')

    // What is done to one of them asks for its part alone, and for the others when they are seen.
    const askedFor = new Set<string | undefined>()
    page.on('request', (request) => request.url().endsWith('/api/ls') && askedFor.add(request.postDataJSON().cursor))
    const { cursor } = await person.api('/ls', { dir_guid: from, limit: 200 })
    const { files } = await person.api('/ls', { dir_guid: from, limit: 200, cursor: cursor ?? '' })
    await person.api('/rm', { file_guids: files.slice(10, 20).map(({ file_guid }) => file_guid) })
    await items.first().getByRole('link').press('Delete')
    await page.getByRole('status').getByText('trash').waitFor()
    await eventually(async () => askedFor.size).toBe(1)
    expect(await lastDrawn('aria-setsize')).toBe(count - 1)
    // To where those ten were.
    await list.main.evaluate((main, share) => main.scrollTo(0, main.scrollHeight * share), 210 / count)
    const left = count - 11
    await eventually(() => lastDrawn('aria-setsize')).toBe(left)
    // Not what was asked for on the way here.
    askedFor.clear()
    await items.last().getByRole('link').press('F2')
    await list.nameField.fill('Called anew')
    await page.keyboard.press('Enter')
    await eventually(() => list.focused()).toBe('Called anew')
    // The one edited last stands first, and there alone.
    await eventually(() => list.entry('Called anew').getAttribute('aria-posinset')).toBe('1')
    expect(await list.entry('Called anew').count()).toBe(1)
    expect(askedFor.size).toBeLessThan(3)

    await list.main.evaluate((main) => main.scrollTo(0, 0))
    await items.first().getByRole('link').focus()
    await page.keyboard.press('Shift+End')
    await eventually(() => list.selected()).toBe(left)
    await list.barButton('files.move').click()
    await list.folder('Archive', list.dialog).click()
    await list.dialog.getByRole('button', { name: list.text('files.move.act') }).click()
    await page.getByText(list.text('files.moved.many', { count: left, folder: 'Archive' })).waitFor()
    await page.getByText(list.text('files.maps.empty')).waitFor()
    const { root } = await person.api('/get_root_tree', {})
    expect(root.children.find(({ file_guid }) => file_guid === folder)?.document_num).toBe(left)
  }, 300_000)
})
