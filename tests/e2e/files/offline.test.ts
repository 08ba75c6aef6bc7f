import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { fileJourneys } from './file-journey.ts'

const [engine] = engines

describe('offline', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)

  it('keeps what is written here, says so, and brings it to the server when it is back', async () => {
    const person = await journey.newPerson()
    const opened = await journey.signedIn(person, '/home/my')
    const map = await journey.newMap(opened)
    await map.write('Before')
    await map.saved.waitFor()
    await opened.context.setOffline(true)
    await map.addChild('While away')
    await map.keptHere.waitFor()
    await opened.page.getByText(journey.english.message('313')).waitFor()
    await opened.context.setOffline(false)
    await map.saved.waitFor()
    await opened.page.getByText(journey.english.message('314')).waitFor()
    const path = new URL(opened.page.url()).pathname
    const elsewhere = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    await elsewhere.topic('While away').waitFor()
    expect(await elsewhere.saved.count()).toBe(1)
  })

  it('opens again without a network, by a reload and by its address, and brings everything along later', async () => {
    const person = await journey.newPerson()
    const opened = await journey.signedIn(person, '/home/my')
    const map = await journey.newMap(opened)
    const path = new URL(opened.page.url()).pathname
    await map.write('Before')
    await map.saved.waitFor()
    await opened.page.evaluate(() => navigator.serviceWorker.ready)
    await opened.context.setOffline(true)
    await map.addChild('Once')
    await map.keptHere.waitFor()
    await opened.page.reload()
    await map.ready()
    await map.topic('Once').waitFor()
    await opened.page.keyboard.press('Home')
    await map.addChild('Twice')
    await map.keptHere.waitFor()
    await journey.openMap(opened, path)
    await map.topic('Twice').waitFor()
    await opened.context.setOffline(false)
    await map.saved.waitFor()
    const elsewhere = await journey.openMap(await journey.signedIn(person, '/home/my'), path)
    for (const words of ['Before', 'Once', 'Twice']) await elsewhere.topic(words).waitFor()
  })
})
