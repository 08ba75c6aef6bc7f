import { describe, expect, it } from 'vitest'
import { engines } from '../kit/database/engines.ts'
import { eventually } from './editor/editor-journey.ts'
import { fileJourneys } from './files/file-journey.ts'
import { follow } from './files/follow.ts'
import { speak } from './pages/texts.ts'

const [engine] = engines
/** The browser reaches the same server by two names. */
const brands = { '*': { operator: 'Harbour Ltd' }, localhost: { name: '脑图', languages: ['zh'] } }

describe('the app of a host', () => {
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine, { BRANDS: JSON.stringify(brands) })

  it('has the name, the language and the operator of the host, whatever the address and the browser say', async () => {
    const { page, context } = await journey.guest('/terms')
    const { text } = await speak('zh')
    await page.getByText(journey.english.text('legal.operator', { operator: 'Harbour Ltd' })).waitFor()
    const address = journey.server.address.replace('127.0.0.1', 'localhost')
    await page.goto(`${address}/about?lang=en`)
    await page.getByRole('heading', { level: 1, name: '脑图' }).waitFor()
    await page.getByText(text('about.operator', { operator: 'Harbour Ltd' })).waitFor()
    await eventually(() => page.title()).toBe(`${text('about.title')} · 脑图`)
    expect(await page.getAttribute('html', 'lang')).toBe('zh')
    // One language leaves nothing to choose.
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(1)
    await follow(page, '/cookies')
    await page.getByText(text('legal.cookies.own.text').replace('Ramify', '脑图')).waitFor()
    const manifest = await (await context.request.get(`${address}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: '脑图', lang: 'zh' })
  })
})
