import { describe, expect, it } from 'vitest'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { DocumentPage } from './document-page.ts'
import { follow } from './follow.ts'
import { shareWith } from './share-with.ts'

describe('a document', () => {
  const journey = sharedJourneys()

  it('sends somebody whose session was ended elsewhere to sign in and back, and has the browser ask before it closes on work that is nowhere else', async () => {
    const person = await journey.newPerson()
    const { file_guid } = await person.api('/touch', { file_name: 'Plan' })
    const path = `/doc/${file_guid}`
    // Before the map, for the socket that is listened to.
    const { page } = await journey.signedIn(await journey.otherSession(person), '/healthz', { isOwn: true })
    /** What is on its way while the network stalls: it arrives in order, or not at all. */
    let stalled: (() => void)[] | null = null
    await page.routeWebSocket(/collab/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        if (stalled) stalled.push(() => server.send(message))
        else server.send(message)
      })
    })
    const map = new DocumentPage(page, journey.english)
    await page.goto(journey.server.address + path)
    await map.ready()
    await map.write('Before')
    await map.saved.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('On its way')
    const { sessions } = await person.api('/user/sessions', {})
    for (const { session_id, is_current } of sessions) {
      if (!is_current) await person.api('/user/end_session', { session_id })
    }
    await page.waitForURL('**/login?**')
    await page.getByText(journey.english.message('305')).waitFor()
    await new SignInPage(page, journey.english).send(person.email, person.password)
    await page.waitForURL(`**${path}`)
    await map.topic('Before').waitFor()
    await map.topic('On its way').waitFor()
    await map.saved.waitFor()

    await map.ready()
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    const late: (() => void)[] = []
    stalled = late
    await page.keyboard.press('Home')
    await map.addChild('Not there yet')
    await map.saving.waitFor()
    await page.close({ runBeforeUnload: true })
    await eventually(async () => asked).toEqual(['beforeunload'])
    stalled = null
    for (const send of late) send()
    await map.saved.waitFor()
    await page.close({ runBeforeUnload: true })
    await eventually(async () => page.isClosed()).toBe(true)
    expect(asked).toEqual(['beforeunload'])
  })

  it('keeps what is typed from the press of New on, also where the server does not answer', async () => {
    const person = await journey.newPerson()
    const { page, context } = await journey.signedIn(person, '/home/my')
    const { text } = journey.english
    const map = new DocumentPage(page, journey.english)
    const newMap = page.getByRole('button', { name: text('files.new'), exact: true })
    await newMap.waitFor()
    const editor = Promise.withResolvers<void>()
    await page.route(/assets\/(editor-room|DocumentPage)-.*\.js/, async (route) => {
      await editor.promise
      await route.continue()
    })
    await newMap.click()
    await page.keyboard.type('Typing at once')
    await page.keyboard.press('Tab')
    await page.keyboard.type('and below')
    editor.resolve()
    await map.topic('Typing at once').waitFor()
    await page.keyboard.type(' it')
    await page.keyboard.press('Enter')
    await map.topic('and below it').waitFor()
    await map.saved.waitFor()
    await map.back.click()

    // The browser believes that it is online; the map begins here, and follows once somebody answers.
    await context.route('**/api/touch', (route) => route.abort())
    await context.route('**/healthz', (route) => route.abort())
    await newMap.click()
    await page.waitForURL('**/guest/*')
    await page.keyboard.type('Begun here')
    await page.keyboard.press('Enter')
    await map.topic('Begun here').waitFor()
    await context.unroute('**/api/touch')
    await context.unroute('**/healthz')
    await page.waitForURL('**/doc/*')
    await map.topic('Begun here').waitFor()
    await map.saved.waitFor()
  })
})

describe('a document while there is no network', () => {
  const journey = sharedJourneys()

  it('keeps what somebody wrote offline whose right was taken meanwhile, as a map of their own, and the same of one that was deleted', async () => {
    const [ann, ben] = [await journey.newPerson(), await journey.newPerson()]
    const { file_guid } = await ann.api('/touch', { file_name: 'Plan' })
    await shareWith(file_guid, ben, 'editor')
    const { page, context, map } = await journey.atMap(ben, file_guid)
    const { text } = journey.english
    const dialog = page.getByRole('dialog', { name: text('document.refused') })
    const keep = dialog.getByRole('button', { name: text('document.refused.keep') })
    const writeOffline = async (words: string) => {
      await map.saved.waitFor()
      await goOffline(context)
      // Not before: what the browser holds back for a connection it has not given up would get there as the editor's.
      await map.keptHere.waitFor()
      await page.keyboard.press('Home')
      await map.addChild(words)
      await page.getByText(journey.english.message('313')).waitFor()
    }
    const openCopyOf = async (id: string) => {
      await page.getByRole('button', { name: text('document.open'), exact: true }).click()
      await page.waitForURL((url) => !url.pathname.endsWith(id))
    }
    await writeOffline('A day of work')
    await shareWith(file_guid, ben, 'viewer')
    await goOnline(context)

    await dialog.getByText(text('document.refused.rights')).waitFor()
    await eventually(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const copy = text('files.copy-name', { name: 'Plan' })
    await page.getByText(text('document.refused.kept', { name: copy })).waitFor()
    await map.topic('A day of work').waitFor({ state: 'detached' })
    await page.getByText(text('document.read-only')).waitFor()
    await openCopyOf(file_guid)
    await map.called(copy).waitFor()
    await map.topic('A day of work').waitFor()
    await map.saved.waitFor()
    expect((await ben.api('/ls', {})).files.map(({ file_name }) => file_name)).toEqual([copy])

    // Of a map that was deleted meanwhile it says the same, and the page behind it where the map is.
    const own = await ben.api('/touch', { file_name: 'Trip' })
    await follow(page, `/doc/${own.file_guid}`)
    await map.called('Trip').waitFor()
    await map.ready()
    await writeOffline('Two days')
    await ben.api('/rm', { file_guids: own.file_guid })
    await goOnline(context)
    await dialog.getByText(text('document.refused.rights')).waitFor()
    await page.getByRole('heading', { name: text('document.trashed', { name: 'Trip' }), includeHidden: true }).waitFor()
    await keep.click()
    const name = text('files.copy-name', { name: 'Trip' })
    await page.getByText(text('document.refused.kept', { name })).waitFor()
    await openCopyOf(own.file_guid)
    await map.topic('Two days').waitFor()

    // Its owner finds it in the trash, and opens it again from there.
    await follow(page, `/doc/${own.file_guid}`)
    await page.getByRole('button', { name: text('files.restore') }).click()
    await map.called('Trip').waitFor()
    await map.ready()
  })
})
