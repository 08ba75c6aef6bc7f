import { describe, expect, it } from 'vitest'
import { countDraftPictures, picture, sidewaysPhoto } from '../../e2e/desk/content/draft-pictures.ts'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { DeskPage } from '../../e2e/desk/desk-page.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'
import { follow } from '../../e2e/files/follow.ts'
import { SignInPage } from '../../e2e/pages/sign-in-page.ts'
import { crash } from '../../e2e/sync/sync-house.ts'

// Whatever is cut off on the way: apps/web/src/platform/drafts/drafts.test.ts.
describe('images of a guest', () => {
  const journey = sharedJourneys()

  it('are in the browser with the map, and go into the account whole, also when the tab is killed on the way', async () => {
    const { english } = journey
    const person = await journey.newPerson()
    const opened = await journey.guest('/guest')
    const { page, context } = opened
    const map = await journey.newMap(opened)
    await map.write('Plan')
    const desk = new DeskPage(page, english)
    const give = async (words: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await desk.addChild(words)
      const choosing = page.waitForEvent('filechooser')
      await page.keyboard.press('Alt+p')
      await (await choosing).setFiles(file)
      await page.keyboard.press('Shift+Tab')
    }
    await give('Alpha', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, in truth') })
    await page.getByRole('alert').getByText(english.message('131')).waitFor()
    expect(await page.locator('[data-topic] img').count()).toBe(0)

    await desk.press('Plan')
    await give('Beta', { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() })
    await desk.topic('Beta').locator('img').waitFor()
    await desk.press('Plan')
    await give('Gamma', { name: 'c.png', mimeType: 'image/png', buffer: await picture(30, 60, 'red') })
    await desk.topic('Gamma').locator('img').waitFor()

    const sizes = (at: typeof page) =>
      at
        .locator('[data-topic] img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth).sort())
    await desk.stored()
    await page.reload()
    await eventually(() => sizes(page)).toEqual([30, 800])
    expect(await page.evaluate(countDraftPictures)).toBe(2)

    // Neither sent on nor answered: the second picture is on its way for as long as the tab lives.
    let sent = 0
    await page.route('**/api/upload/*', (route) => (++sent === 2 ? undefined : route.continue()))
    await desk.bar.getByRole('link', { name: english.text('drafts.keep') }).click()
    await new SignInPage(page, english).send(person.email, person.password)
    await eventually(async () => sent).toBe(2)
    await crash(page)
    const next = await context.newPage()
    await next.goto(`${journey.server.address}/home/my`)
    // The next tab that opens goes on where that one was.
    await eventually(() => next.evaluate(countDraftPictures)).toBe(0)
    const { files } = await person.api('/ls', {})
    expect(files).toHaveLength(1)
    await follow(next, `/doc/${files[0]?.file_guid}`)
    await eventually(() => sizes(next)).toEqual([30, 400])
    await next.close()
  })
})
