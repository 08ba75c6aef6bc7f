import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'
import { follow } from '../e2e/files/follow.ts'
import { ListPage } from '../e2e/files/list-page.ts'
import { manyMaps } from '../e2e/files/many-maps.ts'

describe('a list', () => {
  const journey = sharedJourneys()

  it('of many: only what is seen is drawn, also on a slow machine, the end is reached, and all of them move', async () => {
    // Three parts of a list, and more than one call takes.
    const count = 520
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
  })
})
