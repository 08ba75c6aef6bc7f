import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriersOf } from '../../kit/browser/axe.ts'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { png } from '../../kit/pictures.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'

const journey = sharedJourneys()
const phone = { width: 390, height: 844, isOnlineOnly: false }

/** Another site, that sends its visitors’ browsers to ours. */
let site: Server
beforeAll(async () => {
  site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Another site</p>'),
  )
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
})
afterAll(() => site.close())

interface Shared {
  title?: string
  text?: string
  files?: { name: string; type: string; base64: string }[]
}

/** As the system does it, and as a form of any site can: a navigation with a form. */
async function share(page: Page, shared: Shared): Promise<void> {
  const send = ({ to, title, text, files }: Shared & { to: string }) => {
    const form = Object.assign(document.createElement('form'), {
      action: to,
      method: 'post',
      enctype: 'multipart/form-data',
    })
    for (const [name, value] of Object.entries({ title, text })) {
      if (value !== undefined) form.append(Object.assign(document.createElement('textarea'), { name, value }))
    }
    const carried = new DataTransfer()
    for (const { name, type, base64 } of files ?? []) {
      carried.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }))
    }
    form.append(
      Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'files',
        multiple: true,
        files: carried.files,
      }),
    )
    document.body.append(form)
    form.submit()
  }
  await page.evaluate(send, { to: `${journey.server.address}/share-target`, ...shared })
  await page.waitForURL('**/shared')
}

test('what other apps share becomes a map without a network and an account, a topic of a map with one, and nothing unless somebody says so', async () => {
  const { text } = journey.english
  const { page, context } = await journey.guest('/guest', phone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const drawn = (words: string) => page.locator('[data-map] text', { hasText: words }).first()
  await page.evaluate(() => navigator.serviceWorker.ready)

  // Nobody is signed in, and there is no network: it waits here, also when the page is left.
  await goOffline(context)
  await share(page, { title: 'Shopping', text: 'Bread\nMilk' })
  await page.getByText(text('incoming.signed-out')).waitFor()
  await page.reload()
  await button(text('incoming.new-map')).tap()
  await drawn('Milk').waitFor()
  expect(page.url()).toContain('/guest/')
  await goOnline(context)

  // With an account it is asked which map it belongs to, and lands in that.
  const person = await journey.newPerson()
  const { file_guid } = await person.api('/touch', { file_name: 'Trip' })
  const { page: own } = await journey.signedIn(person, `/doc/${file_guid}`, phone)
  await own.locator('[data-topic]').first().waitFor()
  await own.evaluate(() => navigator.serviceWorker.ready)
  const base64 = (await png()).toString('base64')
  const files = [{ name: 'bridge.png', type: 'image/png', base64 }]
  await share(own, { title: 'A bridge', text: 'https://bridge.example/1932', files })
  await own.getByRole('button', { name: 'Trip', exact: true }).tap()
  await own.waitForURL(`**/doc/${file_guid}*`)
  await own.locator('[data-map] text', { hasText: 'A bridge' }).first().waitFor()
  const root = async () => {
    const { content } = await person.api('/open', { file_guid })
    return (content as { root: { children: { data: Record<string, unknown> }[] } }).root
  }
  await eventually(async () => (await root()).children.map(({ data }) => data)).toEqual([
    expect.objectContaining({
      text: 'A bridge',
      hyperlink: 'https://bridge.example/1932',
      resource_id: expect.any(String),
    }),
  ])
  await own.goto(`${journey.server.address}/shared`)
  await own.getByText(text('incoming.none')).waitFor()

  // Another site sends something: it is shown, and only shown.
  const count = async () => (await person.api('/ls', {})).files.length
  const before = await count()
  const { port } = site.address() as AddressInfo
  await own.goto(`http://localhost:${port}/`)
  await share(own, { title: 'Buy now', text: 'javascript:alert(1)' })
  await own.getByRole('heading', { name: 'Buy now' }).waitFor()
  expect(await barriersOf(own)).toEqual([])
  expect(await own.getByRole('link', { name: /javascript/ }).count()).toBe(0)
  await own.getByRole('button', { name: text('incoming.discard'), exact: true }).tap()
  await own.getByText(text('incoming.none')).waitFor()
  expect(await count()).toBe(before)
})
