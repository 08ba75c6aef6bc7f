import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mapOf } from '../editor/outline.ts'
import { sharedJourneys } from './desk-journey.ts'

describe('a map in a frame of another site', () => {
  const journey = sharedJourneys()
  let embedded = ''
  const sites: Server[] = []
  const hosts: string[] = []
  beforeAll(async () => {
    // The app is at 127.0.0.1: for a browser `localhost` is another site.
    for (const _ of ['listed', 'other']) {
      const site = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(
          `<!doctype html><title>A blog</title><link rel="icon" href="data:,"><iframe src="${embedded}"></iframe>`,
        )
      })
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
      sites.push(site)
      hosts.push(`localhost:${(site.address() as AddressInfo).port}`)
    }
  })
  afterAll(() => sites.forEach((site) => void site.close()))

  it('is shown where its owner has listed the site, asks for the password there, and is refused by browsers elsewhere', async () => {
    const { text } = journey.english
    const ann = await journey.newPerson()
    const content = { ...mapOf(['Lisbon', '  Near the tram']) }
    const { file_guid } = await ann.api('/touch', { file_name: 'Lisbon', content })
    await ann.api('/update_share_limit', { file_guid, password: '4826', embed_hosts: hosts.slice(0, 1) })
    const { share_id } = await ann.api('/set_share_status', { file_guid, is_share: 1 })
    embedded = `${journey.server.address}/embed/${share_id}`

    const { page, context, problems } = await journey.guest('/healthz')
    await page.goto(`http://${hosts[0]}/`)
    const frame = page.frameLocator('iframe')
    await frame.getByLabel(text('viewer.password')).fill('4826')
    await frame.locator('[data-topic]').filter({ hasText: 'Near the tram' }).waitFor()
    expect(await context.cookies()).toEqual([])
    expect(problems).toEqual([])

    await page.goto(`http://${hosts[1]}/`)
    await expect.poll(() => problems.some((problem) => problem.includes('frame-ancestors'))).toBe(true)
    expect(await frame.getByLabel(text('viewer.password')).count()).toBe(0)
    expect(page.frames().map((each) => each.url())).not.toContain(embedded)
    problems.length = 0
  })
})
