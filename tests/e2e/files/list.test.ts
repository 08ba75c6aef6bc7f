import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { eventually } from '../editor/editor-journey.ts'
import { DocumentPage } from './document-page.ts'
import { fileJourneys } from './file-journey.ts'
import { ListPage } from './list-page.ts'
import { manyMaps } from './many-maps.ts'

const [engine] = engines

describe('the list of files', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)

  it('renames in the list and in the document, opens beside the list, and deletes', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page, context } = await journey.signedIn(person, '/home/my')
    const { english } = journey
    const nameOf = async () => (await person.api('/file_info', { file_guid })).file_name

    await page.getByRole('link', { name: 'Plan' }).focus()
    await page.keyboard.press('F2')
    await page.keyboard.type('Better plan')
    await page.keyboard.press('Enter')
    await eventually(nameOf).toBe('Better plan')

    const beside = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Better plan' }).click()
    const document = new DocumentPage(await beside, english)
    await document.ready()
    await document.rename('Best plan')
    await eventually(nameOf).toBe('Best plan')
    await eventually(() => document.page.title()).toBe('Best plan · Ramify')

    await page.reload()
    await page.getByRole('button', { name: english.text('files.more', { name: 'Best plan' }) }).click()
    await page.getByRole('menuitem', { name: english.text('files.delete') }).click()
    await page.getByText(english.text('files.deleted.named', { name: 'Best plan' })).waitFor()
    await page.getByText(english.text('files.maps.empty')).waitFor()
    await document.page.getByRole('heading', { name: english.text('document.gone') }).waitFor()
  })

  it('shows what a map looks like, and something else once it looks different', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { page } = opened
    const map = await journey.newMap(opened)
    const path = new URL(page.url()).pathname
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
    const picture = entry.locator('img')
    const pixels = async () => {
      await page.goto(`${journey.server.address}/home/my`)
      await entry.waitFor()
      // The server draws it when the work on the map has paused.
      if (
        !(await picture.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        ))
      )
        return null
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      return (await picture.screenshot()).toString('base64')
    }
    await map.write('Autumn')
    await map.saved.waitFor()
    let before: string | null = null
    await eventually(async () => {
      before = await pixels()
      return before
    }).not.toBeNull()
    await journey.openMap(opened, path)
    await page.keyboard.press('Home')
    await map.addChild('Winter')
    await map.saved.waitFor()
    await eventually(async () => ![before, null].includes(await pixels())).toBe(true)
  })

  it('says the same of a document that is not there and of somebody else’s', async () => {
    const [owner, other] = [await journey.newPerson(), await journey.newPerson()]
    const { file_guid } = await owner.api('/touch', {})
    for (const id of [file_guid, '0'.repeat(32), 'nonsense']) {
      const { page } = await journey.signedIn(other, `/doc/${id}`)
      await page.getByRole('heading', { name: journey.english.text('document.gone') }).waitFor()
    }
  })

  it('shows what went wrong, and recovers by a press', async () => {
    const { page } = await journey.signedIn(await journey.newPerson(), '/home/trash')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const retry = await new ListPage(page, journey.english).failUntilRetry('**/api/ls')
    await page.getByRole('link', { name: journey.english.text('files.maps'), exact: true }).click()
    await page.getByRole('alert').getByText(journey.english.message('311')).waitFor()
    await retry()
    await page.getByText(journey.english.text('files.maps.empty')).waitFor()
  })

  it('shows more than one part of a long list, also on a slow machine', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: 'The oldest' })
    await manyMaps(person, 201)
    const { page, context } = await journey.signedIn(person, '/home/my', { isOwn: true })
    // The pictures of all the maps come in a row, faster than such a machine draws them.
    const machine = await context.newCDPSession(page)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    const main = page.getByRole('main')
    await main.getByRole('listitem').first().waitFor()
    await eventually(async () => {
      await main.evaluate((list) => list.scrollTo(0, list.scrollHeight))
      return page.getByRole('link', { name: 'The oldest', exact: true }).isVisible()
    }).toBe(true)
  })

  it('fits 320 pixels, in the list and in the document', async () => {
    const person = await journey.newPerson()
    await person.api('/touch', { file_name: 'A name as long as names may be, which is fifty, ok' })
    const { page } = await journey.signedIn(person, '/home/my', { width: 320, height: 640 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.getByRole('link', { name: 'A name as long' }).waitFor()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'A name as long' }).click()
    await page.locator('[data-topic]').first().waitFor()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})
