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
})
