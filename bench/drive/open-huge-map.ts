import type { Results } from '../report/results.ts'
import type { Run } from './run.ts'
import { readMemory } from './stages/memory.ts'
import { openStage } from './stages/open.ts'

/** Ten times the map that the figures are made for: it has to open, and we want to know how long that takes. */
export async function openHugeMap(run: Run): Promise<NonNullable<Results['huge']>> {
  const size = run.options.huge
  const once: Run = { ...run, options: { ...run.options, opens: 1 } }
  const { page, result } = await openStage(once, 'ramify', size)
  if (!page) return { size, open: result }
  const memory = await readMemory(page)
  await page.close()
  return { size, open: result, memory }
}
