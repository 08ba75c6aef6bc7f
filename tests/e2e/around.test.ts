import { describe, expect, it } from 'vitest'
import { barriersOf } from '../kit/browser/axe.ts'
import { sharedJourneys } from './desk/desk-journey.ts'
import { eventually } from './editor/editor-journey.ts'
import { follow } from './files/follow.ts'
import { HomePage } from './pages/home-page.ts'

describe('the pages around the app', () => {
  const journey = sharedJourneys()

  // What hinders people there: tests/long/barriers.test.ts.
  it('help is searched by words and by keys, as the action table has them', async () => {
    const { page } = await journey.guest('/help')
    const { text } = journey.english
    await page.getByRole('heading', { level: 1, name: text('help.title') }).waitFor()
    const row = (name: string) => page.getByRole('term').filter({ hasText: name })
    await row(text('editor.action.undo')).waitFor()
    const search = page.getByRole('searchbox')
    await search.fill('redo')
    await eventually(() => page.getByRole('term').allTextContents()).toEqual([text('editor.action.redo')])
    await page.getByText(text('help.found', { count: 1 })).waitFor()
    await search.fill('shift enter')
    const keys = () => page.getByRole('definition').allTextContents()
    await eventually(keys).not.toContain('Ctrl Z')
    expect(await keys()).toEqual(expect.arrayContaining(['Shift Enter', 'Ctrl Shift Enter']))
    await search.fill('walrus')
    await page.getByText(text('help.none', { typed: 'walrus' })).waitFor()
    await page.getByRole('button', { name: text('help.clear') }).click()
    await row(text('editor.action.relate')).waitFor()
    await page.getByRole('link', { name: text('help.ask') }).click()
    await page.waitForURL('**/feedback')
  })

  it('are found from home and lead back; about names whose work is in the app, and under which licence', async () => {
    const person = await journey.newPerson()
    const { page } = await journey.signedIn(person, '/home/my')
    const { text } = journey.english
    const home = new HomePage(page, journey.english)
    await home.accountButton(person.email.split('@')[0] ?? '').click()
    await page.getByRole('menuitem', { name: text('about.open') }).click()
    await page.waitForURL('**/about')
    await page.getByText(/Version \d+\.\d+\.\d+, build [0-9a-f]{8}/).waitFor()
    await page.getByText(text('about.copyright', { year: '2026' })).waitFor()
    const licence = page.getByRole('group').filter({ hasText: /^react-dom \d/ })
    expect(await licence.getByText('Permission is hereby granted').isVisible()).toBe(false)
    await licence.getByText(/^react-dom/).click()
    await licence.getByText('Permission is hereby granted').waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('legal.privacy.title') })
      .click()
    await page.getByRole('heading', { level: 1, name: text('legal.privacy.title') }).waitFor()
    await page.getByText(text('legal.operator.unnamed')).waitFor()
    await page.getByRole('banner').getByRole('link').click()
    await page.waitForURL('**/home/my')
    await follow(page, '/login/complete')
    await page.getByText(text('complete.signed-in', { name: person.email.split('@')[0] ?? '' })).waitFor()
  })

  it('feedback says what is missing, keeps what could not be sent, and says when it has arrived', async () => {
    const { page, context } = await journey.guest('/feedback')
    const { text, message } = journey.english
    await page.getByRole('heading', { level: 1, name: text('feedback.title') }).waitFor()
    const field = (key: 'feedback.topic' | 'feedback.email' | 'feedback.content') => page.getByLabel(text(key))
    const send = page.getByRole('button', { name: text('feedback.send') })
    const boxOf = async (key: Parameters<typeof field>[0]) =>
      (await field(key).locator('..').boundingBox()) ?? undefined
    const [topic, content] = [await boxOf('feedback.topic'), await field('feedback.content').boundingBox()]
    expect([content?.x, content?.width]).toEqual([topic?.x, topic?.width])
    await send.click()
    for (const words of ['feedback.topic.missing', 'accounts.email.wrong', 'feedback.content.missing'] as const) {
      await page.getByRole('alert').getByText(text(words)).waitFor()
    }
    await page.keyboard.type('Folding')
    expect(await field('feedback.topic').inputValue()).toBe('Folding')
    // B54: the page lets it pass, the server does not.
    await field('feedback.email').fill('ann@harbour')
    await field('feedback.content').fill('One key for it would help.')
    await send.click()
    await page.getByRole('alert').getByText(text('accounts.email.wrong')).waitFor()
    await field('feedback.email').fill('ann@harbour.example')
    await context.route('**/api/feedback', (route) => route.abort())
    await send.click()
    await page.getByText(message('311')).waitFor()
    await context.unroute('**/api/feedback')
    await send.click()
    await page.getByText(text('feedback.sent.sentence', { email: 'ann@harbour.example' })).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: text('feedback.another') }).click()
    expect(await field('feedback.content').inputValue()).toBe('')
  })

  it('feedback has the address of who is signed in as soon as it learns it, and never puts it over what was typed', async () => {
    const person = await journey.newPerson()
    const { page, context } = await journey.signedIn(person, '/home/my')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const email = page.getByLabel(journey.english.text('feedback.email'))
    await follow(page, '/feedback')
    expect(await email.inputValue()).toBe(person.email)
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
