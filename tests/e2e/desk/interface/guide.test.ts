import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../editor/editor-journey.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { sharedJourneys } from '../desk-journey.ts'
import { DeskPage } from '../desk-page.ts'

// The sample as a guest, and Escape in the guide: tests/long/desk/habits.test.ts.
describe('whoever is here for the first time', () => {
  const journey = sharedJourneys()

  it('opens the sample map from the empty list', async () => {
    const { text } = journey.english
    const { page } = await journey.signedIn(await journey.newPerson(), '/home')
    await page.getByRole('button', { name: text('files.sample') }).click()
    await page.waitForURL(/\/doc\/\w+/)
    const desk = new DeskPage(page, journey.english)
    await desk.called(text('sample.name')).waitFor()
    await desk.topic('Ctrl Z').waitFor()
  })

  it('writes, dresses and keeps a first map with nothing in the way, and finds it again', async () => {
    const { text } = journey.english
    const { page, problems } = await journey.guest('/healthz', { isNewcomer: true })
    const desk = new DeskPage(page, journey.english)
    const app = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!boot-)/, async (route) => {
      await app.promise
      await route.continue()
    })
    await page.goto(`${journey.server.address}/`, { waitUntil: 'commit' })
    // What stands before it in the page has run; nothing is drawn yet.
    await page.waitForFunction(() => document.body !== null, undefined, { polling: 20 })
    // Whoever types at once loses nothing, though the app is still on its way.
    await page.keyboard.type('Team off')
    app.resolve()
    await page.keyboard.type('site')
    await page.keyboard.press('Enter')
    await desk.called('Team offsite').waitFor()
    await desk.ready()
    const hint = page.getByRole('note', { name: text('hint.title') })
    await hint.getByText(text('hint.palette')).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await desk.panel.getByRole('tab').count()).toBe(0)
    await desk.addChild('Place')
    await hint.waitFor({ state: 'detached' })
    for (const words of ['Days', 'Food', 'Budget', 'Talks', 'Walks', 'Games', 'Travel', 'Thanks']) {
      await desk.addSibling(words)
    }
    await page.getByText(text('document.topics', { count: 10 })).waitFor()
    const paper = await desk.paper()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('night train')
    await page.keyboard.press('Enter')
    await eventually(() => desk.paper()).not.toBe(paper)

    await desk.bar.getByRole('link', { name: text('drafts.keep') }).click()
    const signIn = new SignInPage(page, journey.english)
    await signIn.goToRegister()
    await signIn.register(`${randomBytes(6).toString('hex')}@harbour.example`, 'secret-1')
    await page
      .getByRole('status')
      .getByText(text('drafts.claimed', { count: 1 }))
      .waitFor()
    await desk.saved.waitFor()
    await desk.called('Team offsite').waitFor()
    await desk.back.click()
    const beside = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Team offsite' }).click()
    const found = new DeskPage(await beside, journey.english)
    await found.topic('Thanks').waitFor()
    expect(await found.page.getByRole('note').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('is shown around in five steps when they ask', async () => {
    const { text } = journey.english
    const { page } = await journey.guest('/help')
    const guide = page.getByRole('dialog', { name: text('guide.title') })
    await page.getByRole('button', { name: text('guide.title') }).click()
    const steps = ['guide.add', 'guide.edit', 'guide.style', 'guide.theme', 'guide.save'] as const
    for (const [nth, step] of steps.entries()) {
      await guide.getByText(text(step), { exact: true }).waitFor()
      await guide.getByText(text('guide.step', { at: nth + 1, count: 5 })).waitFor()
      // The button that leads on has the keys from the start.
      await page.keyboard.press('Enter')
    }
    await guide.waitFor({ state: 'detached' })
    const desk = new DeskPage(page, journey.english)
    await desk.ready()
    await desk.bar.getByRole('button', { name: text('document.more') }).click()
    await page.getByRole('menuitem', { name: text('guide.title') }).click()
    await guide.getByRole('button', { name: text('guide.skip') }).waitFor()
    // Whoever types wants to write: not a letter of it is lost.
    await page.keyboard.type('Better plan')
    await page.keyboard.press('Enter')
    await desk.topic('Better plan').waitFor()
    expect(await guide.count()).toBe(0)
  })
})
