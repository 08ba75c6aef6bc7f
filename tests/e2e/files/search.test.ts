import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { follow } from './follow.ts'
import { ListPage } from './list-page.ts'

// What hinders people there, and in a hand: tests/long/barriers.test.ts.
describe('finding documents', () => {
  const journey = sharedJourneys()

  it('by their names and by what is in them, from the field of the nav and by keys', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Harbour' })
    const { file_guid } = await person.api('/touch', { file_name: 'Quay plan', parent_guid: folder })
    const { file_guid: other } = await person.api('/touch', { file_name: 'Monday' })
    const content = {
      root: { data: { text: 'Meeting' }, children: [{ data: { text: 'Measure the quay wall' }, children: [] }] },
    }
    await person.api('/save', { file_guid: other, content })
    for (const opened of [file_guid, other]) await person.api('/open', { file_guid: opened })
    const { page, context } = await journey.signedIn(person, '/home/my')
    const { text } = journey.english
    const options = page.getByRole('group', { name: text('files.search') }).getByRole('option')
    await page.getByRole('button', { name: text('palette.open') }).click()
    const field = page.getByRole('combobox')
    // The server reads what was written when there is a pause.
    await eventually(async () => {
      await field.fill('')
      await field.fill('quay')
      await options.first().waitFor()
      return options.count()
      // With the way to all of them.
    }).toBe(3)
    expect(await options.nth(0).textContent()).toBe(`Quay plan${text('files.maps')} / Harbour`)
    expect(await options.nth(1).locator('mark').textContent()).toMatch(/quay/i)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/doc/${file_guid}`)

    await follow(page, '/home/my')
    await new ListPage(page, journey.english).link('Monday').waitFor()
    await page.keyboard.press('Control+k')
    await field.fill('wall')
    await options.first().waitFor()
    // What comes up beside is not looked at, and need not be loaded.
    await context.route(`**/doc/${other}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const opensBeside = async (press: () => Promise<void>) => {
      const [beside] = await Promise.all([context.waitForEvent('page'), press()])
      await beside.waitForURL(`**/doc/${other}`, { waitUntil: 'commit' })
      await beside.close()
    }
    await opensBeside(() => page.keyboard.press('Control+Enter'))
    for (const press of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
      await page.keyboard.press('Control+k')
      await field.fill('wall')
      await opensBeside(() => options.first().click(press))
    }

    await context.unroute(`**/doc/${other}`)

    await page.keyboard.press('Control+k')
    await field.fill('zzz')
    await page.getByText(text('palette.none', { typed: 'zzz' })).waitFor()

    // Before anything is typed: what was edited last, under its own heading, by the keys as well.
    await field.fill('')
    const edited = page.getByRole('group', { name: text('palette.last-edited') }).getByRole('option')
    await eventually(() => edited.count()).toBe(2)
    expect(await edited.nth(0).textContent()).toMatch(/^Monday/)
    expect(await edited.nth(1).textContent()).toBe(`Quay plan${text('files.maps')} / Harbour`)
    await edited.nth(1).hover()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/doc/${other}`)
  })

  it('all that was found stands on a page, as cards or a list, follows what is typed, and says what there is not', async () => {
    const person = await journey.newPerson()
    await person.api('/mkdir', { dir_name: 'Quay' })
    const { file_guid } = await person.api('/touch', { file_name: 'Monday' })
    const content = {
      root: { data: { text: 'Meeting' }, children: [{ data: { text: 'The quay wall' }, children: [] }] },
    }
    await person.api('/save', { file_guid, content })
    for (let nth = 1; nth <= 14; nth++) await person.api('/touch', { file_name: `Quay ${nth}` })
    // The server reads what was written when there is a pause.
    await eventually(async () => (await person.api('/search', { words: 'quay' })).files.length).toBe(16)
    const { page } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    const { text } = list
    await list.link('Monday').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('quay')
    await page.getByRole('option', { name: text('files.search.all') }).click()
    await page.waitForURL('**/home/search?q=quay')
    await list.link('Quay 14').waitFor()
    await list.link('Quay').waitFor()
    expect(await list.entry('Quay 14').getAttribute('aria-setsize')).toBe('15')
    // Found in its text, so it stands last.
    await list.link('Quay').press('End')
    await eventually(() => list.focused()).toBe('Monday')
    expect(await list.entry('Monday').locator('mark').textContent()).toMatch(/quay/i)
    expect(await list.entry('Quay 3').textContent()).toContain(text('files.maps'))
    await page.getByRole('radio', { name: text('files.view.lines') }).check()
    expect(await list.entry('Monday').locator('mark').textContent()).toMatch(/quay/i)
    // It is a list as any other.
    await list.link('Quay 3').press('Delete')
    await list.link('Quay 3').waitFor({ state: 'detached' })

    const field = page.getByRole('searchbox', { name: text('files.search.field') })
    await field.fill('zzz')
    await field.press('Enter')
    await page.getByText(text('palette.none', { typed: 'zzz' })).waitFor()
    await page.goBack()
    await list.link('Monday').waitFor()
    expect(await field.inputValue()).toBe('quay')

    // Letter by letter: nothing but the typing tells that it is to be searched.
    await person.api('/touch', { file_name: 'Bread' })
    await field.fill('')
    await page.keyboard.type('brea')
    await list.link('Bread').waitFor()
    await list.link('Monday').waitFor({ state: 'detached' })
    await page.keyboard.type('dz')
    await page.getByText(text('palette.none', { typed: 'breadz' })).waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe('breadz')
    expect(page.url()).toContain('q=breadz')
    // One step leads back to what was searched for before the typing.
    await page.goBack()
    await list.link('Monday').waitFor()
    expect(await field.inputValue()).toBe('quay')
    const clear = page.getByRole('search').getByRole('button', { name: text('files.filter.clear') })
    expect(await clear.count()).toBe(1)
    // Where the browser's own would be there is nothing but the field.
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 }
    await field.click({ position: { x: width - 8, y: height / 2 } })
    expect(await field.inputValue()).toBe('quay')
    await clear.click()
    await page.getByText(text('files.search.hint')).waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.goBack()
    await list.link('Monday').waitFor()

    const retry = await list.failUntilRetry('**/api/search')
    await page.reload()
    // Nobody answers: what this device has is looked through by name, and here it has nothing.
    await page.getByRole('alert').waitFor()
    await retry()
    await list.link('Monday').waitFor()
  })
})
