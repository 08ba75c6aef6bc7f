// @module-tag never-retried
import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fileJourneys } from './file-journey.ts'

describe('saved', () => {
  const journey = sharedJourneys()

  it('makes a map, writes, sees it saved, and finds it after a reload', async () => {
    const opened = await journey.signedIn(await journey.newPerson(), '/home/my')
    const map = await journey.newMap(opened)
    await map.write('Autumn launch')
    await map.addChild('Product')
    await map.saved.waitFor()
    await opened.page.reload()
    await map.topic('Autumn launch').waitFor()
    await map.topic('Product').waitFor()
    await expect.poll(() => opened.page.title(), { timeout: 60_000 }).toBe('Untitled map · Ramify')
  })

  it('shows two sessions of one account each other’s edits', async () => {
    const person = await journey.newPerson()
    const first = await journey.newMap(await journey.signedIn(person, '/home/my'))
    const path = new URL(first.page.url()).pathname
    const second = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    await first.write('From the first')
    await second.topic('From the first').waitFor()
    await second.page.keyboard.press('Home')
    await second.addChild('From the second')
    await first.topic('From the second').waitFor()
    await first.saved.waitFor()
    await second.saved.waitFor()
  })
})

describe.each(engines)('saved on $name', (engine) => {
  const journey = fileJourneys(engine)

  it('loses nothing that was called saved when the server is killed while somebody writes', async () => {
    const person = await journey.newPerson()
    const map = await journey.newMap(await journey.signedIn(person, '/home/my'))
    const path = new URL(map.page.url()).pathname
    await map.write('Root')
    for (const words of ['one', 'two', 'three']) await map.addChild(words)
    await map.saved.waitFor()
    await map.page.keyboard.press('Tab')
    await map.page.keyboard.type('on its way')
    await journey.server.kill()
    await journey.server.restart()
    // Its port is another one now: a browser that knows nothing asks it.
    const later = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    for (const words of ['Root', 'one', 'two', 'three']) await eventually(() => later.topic(words).count()).toBe(1)
  })
})
