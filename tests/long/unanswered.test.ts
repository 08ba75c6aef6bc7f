import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../e2e/desk/desk-journey.ts'
import { eventually } from '../e2e/editor/editor-journey.ts'

describe('a server that never answers', () => {
  const journey = sharedJourneys()

  it('is given ten seconds for a picture, twice, and then the page says so', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const { page, context, map } = await journey.atMap(person, file_guid, { isOwn: true })
    await map.saved.waitFor()
    let asked = 0
    await context.route('**/api/upload/**', () => {
      asked++
    })
    await page.clock.install()
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Alt+p')
    const buffer = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await eventually(async () => asked).toBe(1)
    await page.clock.fastForward(10_000)
    await eventually(async () => asked).toBe(2)
    await page.clock.fastForward(10_000)
    await page.getByText(journey.english.message('304')).first().waitFor()
    expect(asked).toBe(2)
  })
})
