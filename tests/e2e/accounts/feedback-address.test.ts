import { describe, it } from 'vitest'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'

describe('the address of who writes to us', () => {
  const journey = sharedJourneys()

  it('is there as soon as the page learns it, and is never put over what was typed', async () => {
    const person = await journey.newPerson()
    const { page, context } = await journey.signedIn(person, '/home/my')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const email = page.getByLabel(journey.english.text('feedback.email'))
    /** Opens the page as one that remembers the session, not whose it is; gives what lets the server answer. */
    const open = async () => {
      const mayAnswer = Promise.withResolvers<void>()
      await context.route('**/api/user/**', async (route) => {
        await mayAnswer.promise
        await route.continue()
      })
      await page.evaluate(() => localStorage.removeItem('ramify.user'))
      await page.goto(`${journey.server.address}/feedback`)
      await email.waitFor()
      await eventually(() => email.inputValue()).toBe('')
      return async () => {
        mayAnswer.resolve()
        await page.waitForFunction(() => localStorage.getItem('ramify.user') !== null)
        await context.unroute('**/api/user/**')
      }
    }
    const answer = await open()
    await answer()
    await eventually(() => email.inputValue()).toBe(person.email)
    const answerLate = await open()
    await email.fill('ann@harbour.example')
    await answerLate()
    await eventually(() => email.inputValue()).toBe('ann@harbour.example')
  })
})
