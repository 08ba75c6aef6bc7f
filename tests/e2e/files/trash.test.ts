import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { ListPage } from './list-page.ts'

describe('trash and recent', () => {
  const journey = sharedJourneys()

  it('what was thrown away comes back, one, some and all, or goes for good when that is wanted; recent ones are taken off their list', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
    const files = []
    for (const file_name of ['One', 'Two', 'Three']) files.push((await person.api('/touch', { file_name })).file_guid)
    const drawn = async () => (await person.api('/ls', {})).files.filter((file) => file.thumbnail !== null).length
    await eventually(drawn).toBe(3)
    await person.api('/rm', { file_guids: [...files, folder] })
    const { page } = await journey.signedIn(person, '/home/trash')
    const list = new ListPage(page, journey.english)
    const { text } = list
    const kept = async () => (await person.api('/ls', { order_type: 'file_name' })).files.map((file) => file.file_name)
    const trashed = async () => (await person.api('/ls_trash', {})).files.length
    await list.button('One').waitFor()
    await eventually(() => page.locator('main img').count()).toBe(3)

    await list.button('Work').focus()
    await page.keyboard.press('Shift+R')
    await page.getByText(text('trash.restored.named', { name: 'Work' })).waitFor()
    await eventually(kept).toEqual(['Work'])

    // Asked first; a no is a no.
    await list.button('One').focus()
    await page.keyboard.press('Backspace')
    await list.dialog.getByRole('button', { name: text('cancel') }).click()
    expect(await trashed()).toBe(3)
    await list.box('One').check()
    await list.barButton('trash.clear').click()
    await list.dialog.getByRole('button', { name: text('trash.clear') }).click()
    await eventually(trashed).toBe(2)

    await list.button(text('trash.restore-all')).click()
    await eventually(kept).toEqual(['Work', 'Three', 'Two'])
    await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()

    await person.api('/rm', { file_guids: [...files.slice(1), folder] })
    // Another place and back: the list looks again.
    await page.getByRole('link', { name: text('files.recent'), exact: true }).click()
    await page.getByText(text('files.recent.empty')).waitFor()
    await page.getByRole('link', { name: text('files.trash'), exact: true }).click()
    // The buttons are about everything, whatever the filter leaves to be seen, and say so.
    const filter = page.getByRole('textbox', { name: text('files.filter') })
    for (const typed of ['Two', 'No such name']) {
      await filter.fill(typed)
      await list.button('Three').waitFor({ state: 'detached' })
      await list.button(text('trash.restore-all.count', { count: 3 })).waitFor()
    }
    await list.button(text('trash.empty.count', { count: 3 })).click()
    await list.dialog.getByText(text('trash.clear.many', { count: 3 })).waitFor()
    await list.dialog.getByRole('button', { name: text('trash.clear') }).click()
    await page.getByText(text('trash.cleared', { count: 3 })).waitFor()
    await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()
    expect(await trashed()).toBe(0)

    // Recent ones are listed, the last opened first, until they are taken off.
    const ids: string[] = []
    for (const file_name of ['One', 'Two']) ids.push((await person.api('/touch', { file_name })).file_guid)
    for (const file_guid of ids) await person.api('/open', { file_guid })
    await page.getByRole('link', { name: text('files.recent'), exact: true }).click()
    await list.link('Two').waitFor()
    const names = () => list.main.getByRole('listitem').getByRole('link').allTextContents()
    expect(await names()).toEqual(['Two', 'One'])
    await list.link('Two').press('Shift+Backspace')
    await eventually(names).toEqual(['One'])
    await list.link('One').click({ button: 'right' })
    await page.getByRole('menuitem', { name: text('files.forget') }).click()
    await page.getByText(text('files.recent.empty')).waitFor()
    expect((await person.api('/ls', {})).files).toHaveLength(2)
  })
})
