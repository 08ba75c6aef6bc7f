import { describe, expect, it } from 'vitest'
import { patience } from '../../kit/patience.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { DocumentPage } from './document-page.ts'
import { follow } from './follow.ts'
import { ListPage } from './list-page.ts'

describe('the list of files', () => {
  const journey = sharedJourneys()

  it('opens beside the list, renames, deletes, and brings back from the document', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page, context } = await journey.signedIn(person, '/home/my')
    const { english } = journey
    const { text } = english
    const nameOf = async () => (await person.api('/file_info', { file_guid })).file_name

    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Plan' }).click()
    const beside = await opening
    const map = new DocumentPage(beside, english)
    await map.ready()
    await map.rename('Best plan')
    await eventually(nameOf).toBe('Best plan')
    await eventually(() => beside.title()).toBe('Best plan · Ramify')

    // Deleted on its own page it comes back to the list that is there then.
    await map.bar.getByRole('button', { name: text('document.more') }).click()
    await beside.getByRole('menuitem', { name: text('files.delete') }).click()
    const undo = beside.getByRole('button', { name: text('files.undo'), exact: true })
    // Time stands still under the pointer.
    await undo.hover()
    await beside.waitForURL('**/home/my')
    await undo.click()
    await beside.getByRole('link', { name: 'Best plan', exact: true }).waitFor()
    await follow(beside, `/doc/${file_guid}`)
    await map.ready()
    await map.write('Still here')
    await map.saved.waitFor()

    // The list beside has heard of the name by itself.
    await page.getByRole('button', { name: text('files.more', { name: 'Best plan' }) }).click()
    await page.getByRole('menuitem', { name: text('files.delete') }).click()
    await page.getByText(text('files.deleted.named', { name: 'Best plan' })).waitFor()
    await page.getByText(text('files.maps.empty')).waitFor()
    await beside.getByRole('heading', { name: text('document.trashed', { name: 'Best plan' }) }).waitFor()

    // Of one that is not there the same is said as of somebody else's.
    const { file_guid: other } = await (await journey.newPerson()).api('/touch', {})
    for (const id of [other, '0'.repeat(32), 'nonsense']) {
      await follow(page, `/doc/${id}`)
      await page.getByRole('heading', { name: text('document.gone') }).waitFor()
      await follow(page, '/home/my')
      await page.getByText(text('files.maps.empty')).waitFor()
    }

    // A kind that only a newer app knows is not opened as an empty map.
    const { file_guid: newer } = await person.api('/touch', { file_name: 'Newer' })
    await context.route('**/api/file_info', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, naotu_type: 2 } } })
    })
    await follow(page, `/doc/${newer}`)
    await page.getByRole('heading', { name: text('document.newer-kind') }).waitFor()
    await page.getByRole('button', { name: text('reload') }).waitFor()
  })

  it('has news by itself, names and counts what was just made, and shows what it looks like', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Old' })
    await person.api('/touch', { file_name: 'New' })
    const opened = await journey.signedIn(person, '/home/my')
    const { page } = opened
    const list = new ListPage(page, journey.english)
    const { text } = list
    const names = () => list.main.getByRole('list', { name: '' }).getByRole('link').allTextContents()
    await list.link('Old').waitFor()
    expect(await names()).toEqual(['New', 'Old'])
    await person.api('/touch', { file_name: 'Newest' })
    await person.api('/save', { file_guid, content: { root: { data: { text: 'Later' }, children: [] } } })
    // Other maps, other names, the last edited first.
    await eventually(names).toEqual(['Old', 'Newest', 'New'])

    const map = await journey.newMap(opened)
    const path = new URL(page.url()).pathname
    await map.write('Autumn')
    // The server counts when there is a pause; it must not find one before the way back.
    await map.addChild('Harvest')
    await map.saved.waitFor()
    await map.back.click()
    await page.getByText(text('files.topics', { count: 2 })).waitFor()
    const made = list.entry('Autumn')
    const picture = made.locator('img')
    const pixels = () =>
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 })
        canvas.getContext('2d')?.drawImage(image, 0, 0, 320, 200)
        return canvas.toDataURL()
      })
    // The server draws it when the work on the map has paused.
    await picture.waitFor()
    const before = await pixels()
    await journey.openMap(opened, path)
    await page.keyboard.press('Home')
    await map.addChild('Winter')
    await map.saved.waitFor()
    await map.back.click()
    // Seldom: looking costs more than waiting.
    await expect.poll(pixels, { timeout: patience, interval: 250 }).not.toBe(before)

    // Maps that nobody named are numbered.
    await journey.newMap(opened)
    await map.back.click()
    await list.link(text('files.untitled')).waitFor()
    await journey.newMap(opened)
    await map.back.click()
    await list.link(`${text('files.untitled')} 2`).waitFor()
  })

  it('shows what went wrong, and recovers by a press, or by itself after the network did', async () => {
    const person = await journey.newPerson()
    const { file_guid: one } = await person.api('/mkdir', { dir_name: 'One' })
    await person.api('/mkdir', { dir_name: 'Two' })
    const { page, context } = await journey.signedIn(person, '/home/trash')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const list = new ListPage(page, journey.english)
    const maps = page.getByRole('link', { name: list.text('files.maps'), exact: true }).first()
    const retry = await list.failUntilRetry('**/api/ls')
    await maps.click()
    await page.getByRole('alert').getByText(journey.english.message('311')).waitFor()
    await retry()
    await list.link('One').waitFor()
    await page.unrouteAll({ behavior: 'wait' })

    // One that does not come at all says so long before it is given up, and can be asked for again.
    let isHeld = false
    await page.route('**/api/ls', async (route) => {
      // Other lists may be asked for at any time.
      if (isHeld || !route.request().postData()?.includes(one)) await route.continue()
      else isHeld = true
    })
    await list.link('One').click()
    await list.main.locator('[aria-busy=true]').waitFor()
    await page.getByText(list.text('files.slow')).waitFor()
    await list.button(list.text('retry')).click()
    await page.getByText(list.text('files.maps.empty')).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await maps.click()
    await list.link('Two').waitFor()
    let asked = 0
    await context.route('**/api/ls', (route) => {
      asked++
      return route.abort()
    })
    await list.link('Two').click()
    const alert = list.main.getByRole('alert')
    await alert.waitFor()
    const before = asked
    // What went wrong stays to be read until then.
    const words = await alert.elementHandle()
    await eventually(async () => asked).toBeGreaterThan(before)
    expect(await words?.evaluate((element) => element.isConnected)).toBe(true)
    await context.unroute('**/api/ls')
    await page.getByText(list.text('files.maps.empty')).waitFor()
  })
})
