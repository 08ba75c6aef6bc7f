import { expect, onTestFinished } from 'vitest'
import type { View } from '../../kit/browser/browser.ts'
import { DocumentPage } from '../files/document-page.ts'
import type { sharedJourneys } from './desk-journey.ts'

/** A map that is not on the device is called neither saved nor kept here, until it comes. */
export async function expectNoMapYet(journey: ReturnType<typeof sharedJourneys>, view?: View): Promise<void> {
  const person = await journey.newPerson()
  const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
  // Signed in, but the app is not loaded before its socket is cut.
  const { page } = await journey.signedIn(person, '/healthz', view)
  const isPressed = () => page.evaluate(() => 'isPressed' in document.body.dataset)
  // The route stays with the page, which others use after this.
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  // Until somebody tries again: the page does so by itself too, and might be faster than they are.
  await page.routeWebSocket(/collab/, async (socket) => {
    if (isOver || (await isPressed())) socket.connectToServer()
    else await socket.close()
  })
  await page.goto(`${journey.server.address}/doc/${file_guid}`)
  await page.evaluate(() => {
    const note = () => {
      document.body.dataset.isPressed = ''
    }
    document.addEventListener('click', note, { capture: true })
  })
  const map = new DocumentPage(page, journey.english)
  await page.getByText(journey.english.text('document.not-here')).waitFor()
  for (const state of [map.saved, map.saving, map.keptHere]) expect(await state.count()).toBe(0)
  await page.getByRole('button', { name: journey.english.text('retry') }).click()
  await map.saved.waitFor()
}
