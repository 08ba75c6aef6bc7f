import { describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { follow } from './follow.ts'
import { ListPage } from './list-page.ts'

describe('folders', () => {
  const journey = sharedJourneys()

  const namesIn = async (person: Person, folder?: string) => {
    const { files } = await person.api('/ls', { order_type: 'file_name', ...(folder && { dir_guid: folder }) })
    return files.map(({ file_name }) => file_name)
  }

  it('are made, named, opened, filled, copied and deleted by keys; have menus on entries and beside them, and particulars', async () => {
    const person = await journey.newPerson()
    for (const file_name of ['Plan', 'Notes']) await person.api('/touch', { file_name })
    const { page, context } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    const { text } = list
    const item = (name: string) => page.getByRole('menuitem', { name })
    await list.link('Plan').waitFor()

    await page.keyboard.press('Shift+F')
    await list.nameField.waitFor()
    await page.keyboard.insertText('Work')
    await page.keyboard.press('Enter')
    await eventually(() => namesIn(person)).toEqual(['Work', 'Notes', 'Plan'])
    await eventually(() => list.focused()).toBe('Work')

    // Down from the folders into the documents, and several to a folder that is made on the way.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowRight')
    await eventually(() => list.selected()).toBe(2)
    await page.keyboard.press('Shift+M')
    await list.dialog.waitFor()
    await list.dialog.getByText(text('files.move.already')).waitFor()
    await page.keyboard.press('ArrowDown')
    await eventually(() => list.focused()).toBe('Work')
    await list.dialog.getByRole('button', { name: text('files.new-folder') }).press('Enter')
    await list.dialog.getByRole('textbox').waitFor()
    await page.keyboard.insertText('Spring')
    await page.keyboard.press('Enter')
    await list.folder('Spring', list.dialog).waitFor()
    await list.folder('Spring', list.dialog).focus()
    await page.keyboard.press('Enter')
    await page.getByText(text('files.moved.many', { count: 2, folder: 'Spring' })).waitFor()
    await eventually(() => namesIn(person)).toEqual(['Work'])
    await list.link('Plan').waitFor({ state: 'detached' })

    // Into the folders; the way back up is on top.
    await list.link('Work').press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Work' }).waitFor()
    await list.link('Spring').press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    await list.link('Plan').waitFor()
    const way = page.getByRole('navigation', { name: text('files.way') })
    expect(await way.getByRole('link').allTextContents()).toEqual([text('files.maps'), 'Work'])

    await list.link('Plan').press('Control+d')
    await list.hold(text('files.copied.named', { name: 'Plan' }))
    await list.link('Plan 2').waitFor()
    await list.undo()
    await list.link('Plan 2').waitFor({ state: 'detached' })

    await list.link('Plan').press('Shift+C')
    await list.dialog.waitFor()
    await page.keyboard.press('Enter')
    // Pressed again while the first is on its way, it is still one copy.
    await page.keyboard.press('Enter')
    await eventually(() => namesIn(person)).toEqual(['Work', 'Plan'])
    await list.dialog.waitFor({ state: 'detached' })

    await way.getByRole('link', { name: text('files.maps') }).press('Enter')
    await list.link('Work').press('Delete')
    await list.hold(text('files.deleted.named', { name: 'Work' }))
    await eventually(() => namesIn(person)).toEqual(['Plan'])
    await list.undo()
    await list.link('Work').waitFor()

    await list.link('Work').press('Enter')
    await list.link('Spring').press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    await list.link('Plan').click({ button: 'right' })
    await item(text('files.details')).click()
    await list.dialog.getByText(`${text('files.maps')} / Work / Spring`).waitFor()
    await page.keyboard.press('Escape')
    await list.dialog.waitFor({ state: 'detached' })

    // What comes up beside is not looked at, and need not be loaded.
    await context.route('**/doc/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const [beside] = await Promise.all([context.waitForEvent('page'), list.link('Plan').press('Control+Enter')])
    await beside.waitForURL('**/doc/*', { waitUntil: 'commit' })
    await beside.close()
    await context.unroute('**/doc/*')
    // The middle button is the browser's: nobody takes it from the link.
    const pressed = page.evaluate(
      () =>
        new Promise<[boolean, string | undefined]>((resolve) => {
          const see = (event: MouseEvent) => {
            resolve([event.defaultPrevented, (event.target as Element).closest('a')?.pathname])
            event.preventDefault()
          }
          window.addEventListener('auxclick', see, { once: true })
        }),
    )
    await list.link('Plan').click({ button: 'middle' })
    expect(await pressed).toEqual([false, expect.stringMatching(/^\/doc\/\w+$/)])

    const spring = new URL(page.url()).pathname.split('/').at(-1)
    await list.main.click({ button: 'right', position: { x: 600, y: 600 } })
    await item(text('files.new-folder')).click()
    await list.nameField.waitFor()
    await page.keyboard.press('Enter')
    await list.link(text('files.new-folder')).click({ button: 'right' })
    await item(text('files.rename')).click()
    await list.nameField.waitFor()
    await page.keyboard.insertText('Early')
    await page.keyboard.press('Enter')
    await eventually(() => namesIn(person, spring)).toEqual(['Early', 'Notes', 'Plan'])
  })

  it('take what is dropped on them, on the tree and on the way, and stay open in the tree', async () => {
    const person = await journey.newPerson()
    const outer = await person.api('/mkdir', { dir_name: 'Outer' })
    const inner = await person.api('/mkdir', { dir_name: 'Inner', parent_guid: outer.file_guid })
    for (const file_name of ['One', 'Two', 'Three']) await person.api('/touch', { file_name })
    const { page } = await journey.signedIn(person, '/home/my')
    const list = new ListPage(page, journey.english)
    const { text } = list
    await list.link('One').waitFor()

    await list.box('One').check()
    await list.box('Two').check()
    await list.drag(list.link('One'), list.entry('Outer'), async () => {
      await page.getByText(text('files.count.items', { count: 2 })).waitFor()
    })
    await list.hold(text('files.moved.many', { count: 2, folder: 'Outer' }))
    await eventually(() => namesIn(person, outer.file_guid)).toEqual(['Inner', 'One', 'Two'])
    await list.undo()
    await list.link('One').waitFor()
    await eventually(() => namesIn(person, outer.file_guid)).toEqual(['Inner'])

    await list.button(text('files.tree.open')).click()
    await list.folder('Outer').press('ArrowRight')
    await list.folder('Inner').waitFor()
    await page.reload()
    await list.folder('Inner').waitFor()
    await list.link('Three').waitFor()
    await list.drag(list.link('Three'), list.folder('Inner'))
    await eventually(() => namesIn(person, inner.file_guid)).toEqual(['Three'])

    // A folder does not go into one of its own.
    await list.drag(list.link('Outer'), list.folder('Inner'))
    await list.folder('Inner').click()
    await page.getByRole('heading', { level: 1, name: 'Inner' }).waitFor()
    const way = page.getByRole('navigation', { name: text('files.way') })
    await list.link('Three').waitFor()
    await list.drag(list.link('Three'), way.getByRole('link', { name: 'Outer' }))
    await eventually(() => namesIn(person, outer.file_guid)).toEqual(['Inner', 'Three'])
    // Called off on the way, nothing moves.
    await way.getByRole('link', { name: 'Outer' }).click()
    await list.link('Three').waitFor()
    await list.drag(list.link('Three'), list.entry('Inner'), () => page.keyboard.press('Escape'))
    await way.getByRole('link', { name: text('files.maps') }).click()
    await page.waitForURL('**/home/my')
    expect(await namesIn(person, outer.file_guid)).toEqual(['Inner', 'Three'])
  })

  it('are marked in the nav where one is, and have the same keys and menu in the tree and on the way', async () => {
    const person = await journey.newPerson()
    const outer = await person.api('/mkdir', { dir_name: 'Outer' })
    const inner = await person.api('/mkdir', { dir_name: 'Inner', parent_guid: outer.file_guid })
    const innermost = await person.api('/mkdir', { dir_name: 'Innermost', parent_guid: inner.file_guid })
    const other = await person.api('/mkdir', { dir_name: 'Other' })
    const { page } = await journey.signedIn(person, `/home/dir/${innermost.file_guid}`)
    const list = new ListPage(page, journey.english)
    const { text } = list
    await page.getByRole('heading', { level: 1, name: 'Innermost' }).waitFor()
    const nav = page.getByRole('navigation', { name: text('nav.label') })
    const current = async () => {
      const marked = await nav.locator('[aria-current]').all()
      return Promise.all(
        marked.map(async (each) => [await each.textContent(), await each.getAttribute('aria-current')]),
      )
    }
    // At the nearest that is shown.
    await eventually(current).toEqual([[text('files.maps'), 'true']])
    await list.button(text('files.tree.open')).click()
    await eventually(current).toEqual([['Outer', 'true']])
    await list.folder('Outer').press('ArrowRight')
    await eventually(current).toEqual([['Inner', 'true']])
    await list.folder('Inner').press('ArrowRight')
    await eventually(current).toEqual([['Innermost', 'page']])

    const way = page.getByRole('navigation', { name: text('files.way') })
    const gaps = await way.evaluate((crumbs) => {
      const words = (element: Element | null) => {
        const range = document.createRange()
        if (element) range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      return [...crumbs.querySelectorAll('svg')].map((arrow) => {
        const { left, right } = arrow.getBoundingClientRect()
        return [left - words(arrow.previousElementSibling).right, words(arrow.nextElementSibling).left - right].map(
          Math.round,
        )
      })
    })
    expect(gaps).toHaveLength(3)
    expect(new Set(gaps.flat()).size).toBe(1)

    // More folders than one answer holds: it is said where they are listed.
    await page.route('**/api/get_root_tree', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, is_complete: false } } })
    })
    const item = (key: 'files.rename' | 'files.delete' | 'files.details') =>
      page.getByRole('menuitem', { name: text(key) })
    // A folder that is not there says so, and leads home.
    await follow(page, `/home/dir/${'0'.repeat(32)}`)
    await page.getByRole('alert').getByText(text('files.folder-gone'), { exact: true }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(text('files.folder'))
    const create = list.main.getByRole('button', { name: text('files.new'), exact: true })
    expect(await create.count()).toBe(0)
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: text('nav.me'), exact: true }).waitFor()
    await page.getByRole('alert').getByText(text('files.folder-gone'), { exact: true }).waitFor()
    expect(await create.count()).toBe(0)
    if (desk) await page.setViewportSize(desk)
    await page.getByRole('link', { name: text('document.go-home') }).click()
    await page.waitForURL('**/home/my')
    await page.goto(`${journey.server.address}/home/dir/${inner.file_guid}`)
    await page.getByText(text('files.tree.more')).waitFor()

    await list.folder('Outer').focus()
    await page.keyboard.press('Shift+F')
    await list.nameField.waitFor()
    await page.keyboard.insertText('Spring')
    await page.keyboard.press('Enter')
    await eventually(() => namesIn(person, outer.file_guid)).toEqual(['Inner', 'Spring'])
    await eventually(() => list.focused()).toBe('Spring')
    await page.keyboard.press('F2')
    // An empty name is refused where it is written.
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText(journey.english.message('500')).waitFor()
    expect(await list.nameField.getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.insertText('Summer')
    await page.keyboard.press('Enter')
    await list.folder('Summer').waitFor()
    await eventually(() => list.focused()).toBe('Summer')
    await page.keyboard.press('Shift+M')
    await list.dialog.getByText(text('files.tree.more')).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await list.folder('Other', list.dialog).click()
    await list.dialog.getByRole('button', { name: text('files.move.act') }).click()
    await eventually(() => namesIn(person, other.file_guid)).toEqual(['Summer'])
    await list.folder('Summer').waitFor({ state: 'detached' })
    await list.folder('Other').press('ArrowRight')
    await list.folder('Summer').waitFor()
    await list.drag(list.folder('Summer'), list.folder('Outer'))
    await eventually(() => namesIn(person, outer.file_guid)).toEqual(['Inner', 'Summer'])
    // The focus goes on to the row beside.
    await list.folder('Other').press('Delete')
    await list.folder('Other').waitFor({ state: 'detached' })
    await eventually(() => list.focused()).toBe('Outer')
    await list.folder('Summer').press('Shift+F10')
    await item('files.details').click()
    await list.dialog.getByText(text('files.details.created')).waitFor()
    await page.keyboard.press('Escape')

    await way.getByRole('link', { name: 'Outer' }).click({ button: 'right' })
    await page.keyboard.press('Escape')
    await eventually(() => list.focused()).toBe('Outer')
    await way.getByRole('link', { name: 'Outer' }).click({ button: 'right' })
    await item('files.rename').click()
    await list.nameField.waitFor()
    await page.keyboard.insertText('Work')
    await page.keyboard.press('Enter')
    await way.getByRole('link', { name: 'Work' }).waitFor()
    // Whoever deletes the folder they are in stands in the one above.
    await list.folder('Inner').click({ button: 'right' })
    await item('files.delete').click()
    await page.waitForURL(`**/home/dir/${outer.file_guid}`)
    await eventually(() => namesIn(person, outer.file_guid)).toEqual(['Summer'])
  })
})
