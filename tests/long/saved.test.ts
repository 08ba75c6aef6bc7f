// @module-tag never-retried
import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'
import { DocumentPage } from '../e2e/files/document-page.ts'
import { fileJourneys } from '../e2e/files/file-journey.ts'
import { apiClient } from '../kit/api.ts'
import { engines } from '../kit/database/engines.ts'

describe('saved', () => {
  const journey = sharedJourneys()

  it('is made, written, seen saved, found after a reload, renamed and left without a mouse', async () => {
    const { page } = await journey.signedIn(await journey.newPerson(), '/home/my')
    const { text } = journey.english
    const { keyboard } = page
    const make = page.getByRole('button', { name: text('files.new'), exact: true })
    await make.waitFor()
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let left = 40; left > 0 && !(await until()); left--) await keyboard.press(key)
      expect(await until()).toBe(true)
    }
    await press('Tab', () => make.evaluate((button) => button === document.activeElement))
    await keyboard.press('Enter')
    await page.waitForURL('**/doc/**')
    const map = new DocumentPage(page, journey.english)
    await map.ready()
    await map.write('Autumn')
    await map.addChild('Product')
    await map.addSibling('People')
    await map.saved.waitFor()
    await page.reload()
    for (const words of ['Autumn', 'Product', 'People']) await map.topic(words).waitFor()
    await eventually(() => page.title()).toBe('Autumn · Ramify')
    await map.ready()

    const isInBar = () => map.bar.evaluate((bar) => bar.contains(document.activeElement))
    await press('F6', isInBar)
    await press('Tab', () => map.name.evaluate((name) => name.contains(document.activeElement)))
    await keyboard.press('Enter')
    await map.nameField.waitFor()
    await keyboard.type('Launch')
    await keyboard.press('Enter')
    await map.called('Launch').waitFor()
    // The map has the keys again.
    await map.ready()
    await keyboard.press('Home')
    await map.addChild('Places')
    await map.saved.waitFor()

    await press('F6', () => map.back.evaluate((link) => link === document.activeElement))
    await keyboard.press('Enter')
    await page.waitForURL('**/home/my')
    await page.getByRole('link', { name: 'Launch' }).waitFor()
  })
})

// That both engines keep what was called saved is proven without a browser (tests/collab/kill.test.ts).
describe.each(engines.filter(({ name }) => name === 'sqlite'))('saved on $name', (engine) => {
  const journey = fileJourneys(engine)

  it('loses nothing that was called saved when the server is killed while somebody writes', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { map } = await journey.atMap(person, file_guid)
    await map.write('Root')
    for (const words of ['one', 'two', 'three']) await map.addChild(words)
    await map.saved.waitFor()
    await map.page.keyboard.press('Tab')
    await map.page.keyboard.type('on its way')
    await journey.server.kill()
    await journey.server.restart()
    // Its port is another one now.
    const { content } = await apiClient(journey.server.address, person.token)('/open', { file_guid })
    const kept = JSON.stringify(content)
    for (const words of ['Root', 'one', 'two', 'three']) expect(kept.split(`"${words}"`)).toHaveLength(2)
  })
})
