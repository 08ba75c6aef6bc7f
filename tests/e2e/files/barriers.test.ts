import { describe, expect, it } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { speak } from '../pages/texts.ts'
import { follow } from './follow.ts'
import { ListPage } from './list-page.ts'

const onItsSide = { width: 844, height: 390, colorScheme: 'dark', locale: 'zh-CN' } as const

describe('no serious barrier among files', () => {
  const journey = sharedJourneys()

  // In every other place, menu and dialog: tests/long/barriers.test.ts.
  it('in a folder with its tree, something selected, and where it moves to', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
    await person.api('/mkdir', { dir_name: 'Spring', parent_guid: folder })
    await person.api('/touch', { file_name: 'Plan', parent_guid: folder })
    // In a folder, so that there are also crumbs.
    const { page } = await journey.signedIn(person, `/home/dir/${folder}`)
    const list = new ListPage(page, journey.english)
    const { text } = list
    await list.link('Plan').waitFor()
    await list.link('Spring').waitFor()
    await list.button(text('files.tree.open')).click()
    await list.folder('Work').press('ArrowRight')
    await list.box('Plan').check()
    expect(await barriersOf(page)).toEqual([])
    await list.link('Plan').press('Shift+M')
    await list.folder('Spring', list.dialog).or(list.folder('Work', list.dialog)).first().waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('in a hand: rows, the sheet of one, several selected and moved, the trash, on its side, in the dark, in Chinese', async () => {
    const person = await journey.newPerson()
    const { file_guid: folder } = await person.api('/mkdir', { dir_name: 'Work' })
    for (const file_name of ['One', 'Two']) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/my', onItsSide)
    const list = new ListPage(page, await speak('zh'))
    const { text } = list
    await list.link('One').waitFor()
    await list.button(text('files.more', { name: 'One' })).click()
    await page.getByRole('menuitem', { name: text('files.details') }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await list.button(text('files.order')).click()
    await page.getByRole('menuitem', { name: text('imports.choose') }).waitFor()
    await page.getByRole('menuitemradio', { name: text('files.select'), exact: true }).click()
    // Where boxes stand on all, a press anywhere on an entry selects it. No taps: a busy machine makes long ones of them.
    await list.link('One').click()
    await list.link('Two').click()
    expect(await barriersOf(page)).toEqual([])
    await list.barButton('files.move').click()
    await list.folder('Work', list.dialog).click()
    await list.dialog.getByRole('button', { name: text('files.move.act') }).click()
    await list.link('One').waitFor({ state: 'detached' })
    expect((await person.api('/ls', { dir_guid: folder })).files).toHaveLength(2)
    await list.link('Work').click()
    await list.link('Two').waitFor()
    // The way up, and in again.
    await page.getByRole('link', { name: text('files.up', { name: text('files.maps') }) }).click()
    await list.link('Work').click()
    await list.link('Two').waitFor()
    await list.button(text('files.more', { name: 'Two' })).click()
    await page.getByRole('menuitem', { name: text('files.delete') }).click()
    await list.dialog.getByRole('button', { name: text('files.delete') }).click()
    await list.link('Two').waitFor({ state: 'detached' })
    await follow(page, '/home/trash')
    await list.button('Two').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await list.button(text('trash.restore-all')).click()
    await list.dialog.getByRole('button', { name: text('trash.restore-all') }).click()
    await page.getByText(text('files.trash.empty'), { exact: true }).waitFor()
  })
})
