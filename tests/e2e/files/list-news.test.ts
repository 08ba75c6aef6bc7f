import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { fileJourneys } from './file-journey.ts'

const [engine] = engines

describe('news in the list of files', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)

  it('comes by itself: other maps, other names, the last edited first', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Old' })
    await person.api('/touch', { file_name: 'New' })
    const { page } = await journey.signedIn(person, '/home/my')
    const main = page.getByRole('main')
    const names = () => main.getByRole('list', { name: '' }).getByRole('link').allTextContents()
    await main.getByRole('link', { name: 'Old' }).waitFor()
    expect(await names()).toEqual(['New', 'Old'])
    await person.api('/touch', { file_name: 'Newest' })
    await person.api('/save', { file_guid, content: { root: { data: { text: 'Later' }, children: [] } } })
    await expect.poll(names, { timeout: 60_000 }).toEqual(['Old', 'Newest', 'New'])
  })

  it('tells of a map that was just left how many topics it has now', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { page } = opened
    const { english } = journey
    const map = await journey.newMap(opened)
    await map.write('Autumn')
    // The server counts when there is a pause; it must not find one before the way back.
    for (const words of ['one', 'two', 'three']) {
      await page.keyboard.press('Home')
      await map.addChild(words)
    }
    await map.saved.waitFor()
    await page.getByRole('link', { name: english.text('document.back') }).click()
    await page.getByText(english.text('files.topics', { count: 4 })).waitFor()
  })

  it('comes again after the network did, without a press, and what went wrong stays to be read until then', async () => {
    const { page, context } = await journey.signedIn(await journey.newPerson(), '/home/trash')
    await page.getByRole('heading', { level: 1 }).waitFor()
    let asked = 0
    await context.route('**/api/ls', (route) => {
      asked++
      return route.abort()
    })
    await page.getByRole('link', { name: journey.english.text('files.maps'), exact: true }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    const before = asked
    let isSeen = true
    const watch = setInterval(async () => {
      isSeen &&= (await alert.count().catch(() => 1)) === 1
    }, 50)
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(before)
    clearInterval(watch)
    expect(isSeen).toBe(true)
    await context.unroute('**/api/ls')
    await page.getByText(journey.english.text('files.maps.empty')).waitFor()
  })

  it('numbers maps that nobody named', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { page } = opened
    const { english } = journey
    for (const name of [english.text('files.untitled'), english.text('drafts.name', { number: 2 })]) {
      await journey.newMap(opened)
      await page.getByRole('link', { name: english.text('document.back') }).click()
      await page.getByRole('link', { name, exact: true }).waitFor()
    }
  })
})
