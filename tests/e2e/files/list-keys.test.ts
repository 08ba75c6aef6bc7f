import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { ListPage } from './list-page.ts'

describe('the list of files by keyboard', () => {
  const journey = sharedJourneys()

  it('renames, deletes and brings back, and the focus is where one would look for it', async () => {
    const person = await journey.newPerson()
    for (const file_name of ['One', 'Two', 'Three', 'Plan']) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    const { text } = list
    const listed = async () => (await person.api('/ls', {})).files.map((file) => file.file_name)

    await list.link('Plan').focus()
    await page.keyboard.press('F2')
    await page.keyboard.insertText('Thrown away')
    await page.keyboard.press('Escape')
    await eventually(() => list.focused()).toBe('Plan')
    await page.keyboard.press('F2')
    await page.keyboard.type('Better plan')
    await page.keyboard.press('Enter')
    await eventually(() => list.focused()).toBe('Better plan')
    await eventually(listed).toEqual(['Better plan', 'Three', 'Two', 'One'])
    await page.keyboard.press('F2')
    await list.nameField.waitFor()

    // Pressing beside it keeps the name and takes the focus away. Without it Delete and F2 do nothing.
    await page.getByRole('heading', { level: 1 }).click()
    await list.link('Better plan').waitFor()
    expect(await list.focused()).not.toBe('Better plan')
    // A finger that begins to scroll on it gives it no focus.
    await list.entry('Better plan').dispatchEvent('pointerdown')
    await page.keyboard.press('Delete')
    await page.keyboard.press('F2')
    expect(await list.nameField.count()).toBe(0)
    // What is done next finds it as it was, and is done after whatever those would have done.
    await list.link('Better plan').focus()
    await page.keyboard.press('F2')
    await page.keyboard.insertText('Best plan')
    await page.keyboard.press('Enter')
    await eventually(listed).toEqual(['Best plan', 'Three', 'Two', 'One'])
    await list.link('Best plan').waitFor()

    // From what is deleted to its neighbour.
    await list.link('Two').focus()
    await page.keyboard.press('Delete')
    await list.link('Two').waitFor({ state: 'detached' })
    await eventually(() => list.focused()).toBe('One')
    // As on a Mac, which has no other key.
    await page.keyboard.press('Backspace')
    await list.link('One').waitFor({ state: 'detached' })
    await eventually(() => list.focused()).toBe('Three')
    const toast = (name: string) =>
      page
        .getByRole('status')
        .locator('div')
        .filter({ hasText: text('files.deleted.named', { name }) })
    const undo = { name: text('files.undo'), exact: true }
    await list.button(text('files.more', { name: 'Best plan' })).press('Enter')
    await page.getByRole('menuitem', { name: text('files.delete') }).press('Enter')
    await list.link('Best plan').waitFor({ state: 'detached' })
    await eventually(() => list.focused()).toBe('Three')
    // Time stands still under the pointer.
    await toast('Best plan').hover()
    // From the last to the button for a new one.
    await page.keyboard.press('Delete')
    await toast('Three').hover()
    await page.getByText(text('files.maps.empty')).waitFor()
    await eventually(() => list.focused()).toBe(text('files.new'))
    expect(await listed()).toEqual([])

    // Each has its own way back: deleting the second does not take away that of the first.
    await toast('Best plan').getByRole('button', undo).press('Enter')
    await list.link('Best plan').waitFor()
    await toast('Best plan').waitFor({ state: 'detached' })
    await eventually(() => list.focused()).toBe('Best plan')
    await toast('Three').getByRole('button', undo).click()
    await list.link('Three').waitFor()
    expect(await listed()).toHaveLength(2)
  })
})
