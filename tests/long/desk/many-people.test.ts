import { openMap } from '@ramify/document'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sharedJourneys } from '../../e2e/desk/desk-journey.ts'
import { eventually } from '../../e2e/editor/editor-journey.ts'
import { mapOf } from '../../e2e/editor/outline.ts'
import { shareWith } from '../../e2e/files/share-with.ts'
import { frames } from '../../kit/collab/frames.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'

const others = 20
const writers = 5
const seconds = 8

describe('twenty people in a map of 10,000 topics', () => {
  const journey = sharedJourneys()

  /** What the page did while somebody typed, or nothing, in milliseconds a second, and how long the keys took. */
  async function measured(page: Page, word: string) {
    const session = await page.context().newCDPSession(page)
    // Of the processor: a busy machine would be measured otherwise.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const totals = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value * 1_000]))
    }
    await page.evaluate(() => {
      const keys: number[] = []
      Object.assign(window, { keys })
      addEventListener(
        'keydown',
        () => {
          const pressed = performance.now()
          requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - pressed)))
        },
        { capture: true },
      )
    })
    const [before, begun] = [await totals(), performance.now()]
    if (word === '') await page.waitForTimeout(seconds * 1_000)
    for (const letter of word) {
      await page.keyboard.press(letter)
      await page.waitForTimeout((seconds * 1_000) / word.length)
    }
    const [after, elapsed] = [await totals(), (performance.now() - begun) / 1_000]
    const rate = (name: string) => Math.round(((after.get(name) ?? 0) - (before.get(name) ?? 0)) / elapsed)
    const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys.splice(0))
    keys.sort((one, other) => one - other)
    return {
      script: rate('ScriptDuration'),
      style: rate('RecalcStyleDuration'),
      layout: rate('LayoutDuration'),
      all: rate('TaskDuration'),
      keyMedian: Math.round(keys[Math.floor(keys.length / 2)] ?? 0),
      keyWorst: Math.round(keys.at(-1) ?? 0),
    }
  }

  it('all of them are seen, every key arrives, and the page says what it cost', async () => {
    const ann = await journey.newPerson()
    const lines = [
      'Plan',
      ...Array.from({ length: 9_900 }, (_, nth) => `${nth % 30 === 0 ? '  ' : '    '}Topic ${nth}`),
    ]
    const { file_guid } = await ann.api('/touch', { file_name: 'Plan', content: { ...mapOf(lines) } })
    const { page, map } = await journey.atMap(ann, file_guid)
    await page.keyboard.press('F2')
    const idleAlone = await measured(page, '')
    const alone = await measured(page, 'abcdefghijkl')

    const clients: LiveClient[] = []
    for (let nth = 0; nth < others; nth++) {
      const person = await journey.newPerson()
      await shareWith(file_guid, person, 'editor')
      const { address } = journey.server
      clients.push(await new LiveClient({ address: () => address, token: person.token, fileId: file_guid }).connect())
    }
    const topics = [...openMap(clients[0]?.doc as never).snapshot.nodes.values()].slice(0, 200)
    let moves = 0
    const moving = setInterval(() => {
      moves++
      for (const [nth, client] of clients.entries()) {
        const cursor = { x: Math.sin(moves / 9 + nth) * 500, y: Math.cos(moves / 7 + nth) * 300 }
        const selection = [{ type: 'node', id: topics[(nth * 7 + Math.floor(moves / 12)) % topics.length]?.id }]
        const message = { type: 'presence', cursor, ...(moves % 12 === 0 && { selection }) }
        client.send(frames.stateless(file_guid, JSON.stringify(message)))
      }
    }, 80)
    await eventually(() => page.locator('[data-cursor-of]:not([hidden])').count()).toBe(others)
    const idleWithMoving = await measured(page, '')
    const withMoving = await measured(page, 'mnopqrstuvwx')

    const maps = clients.slice(0, writers).map(({ doc }) => openMap(doc))
    const writing = setInterval(() => {
      for (const [nth, each] of maps.entries()) {
        const id = topics[nth * 9 + 1]?.id as string
        each.execute({ type: 'editText', id, delta: [{ insert: 'x' }] })
      }
    }, 150)
    const withWriting = await measured(page, 'yzabcdefghij')
    clearInterval(writing)
    clearInterval(moving)
    const figures = { idleAlone, alone, idleWithMoving, withMoving, withWriting }
    process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
    await page.keyboard.press('Enter')
    await map.saved.waitFor()
    await eventually(() => map.topic('abcdefghijklmnopqrstuvwxyzabcdefghij').count()).toBe(1)
    expect(withMoving.keyMedian).toBeGreaterThan(0)
    for (const client of clients) await client.close()
  })
})
