import { describe, expect, it } from 'vitest'
import { engines } from '../../kit/engines.ts'
import { eventually } from '../editor/editor-journey.ts'
import { fileJourneys } from '../files/file-journey.ts'
import { sharedJourneys } from './desk-journey.ts'
import { DeskPage } from './desk-page.ts'

type Journey = ReturnType<typeof sharedJourneys>

async function openThemes(
  journey: Pick<Journey, 'guest' | 'newMap' | 'english' | 'newPerson' | 'atMap'>,
  isGuest: boolean,
) {
  const opened = isGuest ? await guestAtMap(journey) : await personAtMap(journey)
  const desk = new DeskPage(opened.page, journey.english)
  await desk.openTab('theme')
  const { text } = journey.english
  const kinds = desk.panel.getByRole('group', { name: text('editor.theme.kind') })
  await kinds.getByText(text('editor.theme.all'), { exact: true }).waitFor()
  return { desk, page: opened.page, text, vip: kinds.getByRole('radio', { name: text('editor.theme.vip') }) }
}

async function guestAtMap(journey: Pick<Journey, 'guest' | 'newMap'>) {
  const opened = await journey.guest('/guest')
  await journey.newMap(opened)
  return opened
}

async function personAtMap(journey: Pick<Journey, 'newPerson' | 'atMap'>) {
  const person = await journey.newPerson()
  const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
  return journey.atMap(person, file_guid)
}

const people = [
  ['a guest', true],
  ['somebody with an account', false],
] as const

describe('where there are plans', () => {
  const [engine] = engines
  if (!engine) throw new Error('There are two')
  const journey = fileJourneys(engine, { MEMBERSHIP: 'on' })

  it.each(people)('offers %s themes of a higher one, and of one’s own, and says so', async (_who, isGuest) => {
    const { desk, page, text, vip } = await openThemes(journey, isGuest)
    const told = page.getByText('This is for VIP members only.')
    await vip.first().click()
    const paper = await desk.paper()
    const card = desk.panel.getByRole('radio', { name: /\(VIP\)/ })
    await eventually(() => card.count()).toBe(5)
    await card.first().click()
    await told.waitFor()
    await page.mouse.move(400, 300)
    await eventually(() => desk.paper()).toBe(paper)

    // The same words are told anew, in the place of those before.
    const before = await told.elementHandle()
    await desk.panel.getByRole('button', { name: text('editor.theme.save') }).click()
    await eventually(async () => before?.evaluate((words) => words.isConnected)).toBe(false)
    await told.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('where there are no plans', () => {
  const journey = sharedJourneys()

  it.each(people)('tells %s of none, and has every theme for them', async (_who, isGuest) => {
    const { desk, vip } = await openThemes(journey, isGuest)
    expect(await vip.count()).toBe(0)
    expect(await desk.panel.getByText('VIP').count()).toBe(0)
    expect(await desk.panel.getByRole('radio', { name: /\(VIP\)/ }).count()).toBe(0)
    const paper = await desk.paper()
    await desk.panel.getByRole('radio', { name: 'Ember', exact: true }).click()
    await eventually(() => desk.paper()).not.toBe(paper)
  })
})
