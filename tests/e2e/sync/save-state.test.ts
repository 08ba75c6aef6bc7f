// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../kit/database/engines.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import type { Person, Said } from './page/work.ts'
import { comesTo, type SyncHouse, startSyncHouse, wake } from './sync-house.ts'

/** As many as one likes, and many in the second stage: KILLS=50. */
const rounds = Number(process.env.KILLS ?? 1)
const timeout = 60_000 + rounds * 30_000

// That both engines have what the server calls saved is proven without a browser (tests/collab/kill.test.ts).
describe.each(engines.filter(({ name }) => name === 'sqlite'))('the save state on $name', (engine) => {
  let house: SyncHouse<RunningServer>
  beforeAll(async () => {
    house = await startSyncHouse(() => startServer({ engine }))
  })
  afterAll(() => house?.stop())

  test('never lies: whenever it says “saved”, the database has it; one that believes in the network would be found out', {
    timeout,
  }, async () => {
    const { tab, written, trap, stored } = await openTrapped(house)
    for (let round = 1; round <= rounds; round++) {
      const sprung = trap(Math.random() * 800)
      const writing = writeThrough(house, tab, written, sprung)
      // From the moment it said so nothing more can arrive, and what was in memory alone is gone.
      const saved = await sprung
      await house.server.kill()
      await writing
      await house.server.restart()
      expect(missing(saved, await stored()), `round ${round}`).toEqual([])
      house.gateway.mend()
      await wake(tab)
    }
    await comesTo(tab, 'saved')
    expect(await stored()).toEqual([...written].sort())
    expect(await tab.evaluate(() => window.work.topics())).toEqual([...written].sort())

    // One that believes in the network would be found out.
    house.gateway.stall()
    await write(tab, written, 'believed')
    house.gateway.cut()
    await house.server.kill()
    await house.server.restart()
    expect(missing(written, await stored())).toEqual(['believed'])
  })
})

/** A tab whose save state is listened to: the first “saved” after a while cuts the cable and kills the server. */
async function openTrapped(house: SyncHouse<RunningServer>) {
  const person: Person = await house.newPerson()
  const fileId = await house.newFile(person)
  const browser = await house.newBrowser({ isOwn: true })
  let spring: ((saved: readonly string[]) => void) | null = null
  const tab = await browser.newTab(({ state, written }: Said) => {
    if (state !== 'saved' || !spring) return
    house.gateway.cut()
    house.server.process.kill('SIGKILL')
    spring(written)
    spring = null
  })
  await tab.evaluate(([who, id]) => window.work.openFile(who, id), [person, fileId] as const)
  await comesTo(tab, 'saved')
  const trap = async (after: number): Promise<readonly string[]> => {
    await sleep(after)
    return new Promise((resolve) => {
      spring = resolve
    })
  }
  return { tab, written: [] as string[], trap, stored: () => house.topicsOf(person, fileId) }
}

/** Writes until the trap has sprung, over a network that comes and goes. */
async function writeThrough(house: SyncHouse, tab: Page, written: string[], sprung: Promise<unknown>): Promise<void> {
  let isOver = false
  void sprung.then(() => {
    isOver = true
  })
  while (!isOver) {
    for (let left = Math.ceil(Math.random() * 5); left > 0; left--) await write(tab, written, `topic ${written.length}`)
    // Sometimes on and on, sometimes with a rest in which everything can be saved.
    await sleep(Math.random() * (Math.random() < 0.7 ? 120 : 1500))
    if (isOver || Math.random() > 0.3) continue
    house.gateway[Math.random() < 0.5 ? 'cut' : 'stall']()
    await sleep(Math.random() * 400)
    if (isOver) continue
    house.gateway.mend()
    await wake(tab)
  }
}

async function write(tab: Page, written: string[], text: string): Promise<void> {
  written.push(text)
  await tab.evaluate((topic) => window.work.write(topic), text)
}

const missing = (said: readonly string[], stored: readonly string[]) => said.filter((text) => !stored.includes(text))
