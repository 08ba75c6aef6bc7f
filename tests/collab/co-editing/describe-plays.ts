import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seed } from '../seed.ts'
import type { Places } from './places.ts'
import { play } from './play.ts'

interface Options {
  /** Where they play, for the title. */
  where: string
  /** The test file, for whoever wants to repeat one of them. */
  file: string
  open: () => Promise<Places>
  /** Those of all seeds that are played here. */
  isHere?: (seed: number) => boolean
  plays: number
  steps: number
  restarts: number
}

/** The same ones in every `npm test`; chance has the long runs, and whoever names a seed. */
const first = process.env.SEED === undefined && process.env.PLAYS === undefined ? 1 : seed

/** Each seed is a test of its own. */
export function describePlays({ where, file, open, isHere = () => true, plays, steps, restarts }: Options): void {
  const seeds = Array.from({ length: plays }, (_, nth) => first + nth).filter(isHere)
  // One that is repeated alone has one place.
  if (seeds.length === 0) return
  describe(`people who edit one document, ${where}`, () => {
    let places: Places
    beforeAll(async () => {
      places = await open()
    })
    afterAll(() => places.close())
    const total = { saved: 0, refused: 0, restarts: 0, rows: 0, changes: 0 }

    const title = 'have the same in the end, and nothing that was forbidden: seed %i'
    it.each(seeds)(title, { timeout: 400_000 }, async (one) => {
      const { findings, story, ...counts } = await play({ places, random: randomFrom(one), steps, restarts })
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += counts[name]
      const again = `SEED=${one} PLAYS=1 npm test -- ${file}`
      expect(findings, `Alone: ${again}\n${story.join('\n')}\n${findings.join('\n')}\n`).toEqual([])
    })

    // Of a few it need not be so.
    if (seeds.length <= 5) return
    it('had enough of everything to have failed', () => {
      process.stdout.write(`${seeds.length} plays ${where}: ${JSON.stringify(total)}\n`)
      expect(total.saved).toBeGreaterThan(seeds.length * 3)
      expect(total.refused).toBeGreaterThan(seeds.length)
      expect(total.changes).toBeGreaterThan(seeds.length * 5)
      expect(total.restarts).toBeGreaterThan(0)
    })
  })
}
