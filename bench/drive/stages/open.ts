import type { Memory, StageResult } from '../../report/results.ts'
import { rounded, spreadOf } from '../../report/statistics.ts'
import { enough } from '../enough.ts'
import { type Reading, readOperation } from '../readings.ts'
import { attempt, observed, type Run, unlessItFails } from '../run.ts'
import { openSubjectPage, type SubjectPage } from '../subject-page.ts'
import type { SubjectName } from '../subjects.ts'
import { readMemory } from './memory.ts'

const least = 2

/**
 * Opens the map several times, each time in a fresh page, and leaves the last one open for what follows. Memory is read
 * in the first: a collection that the bench forces would bring on others in whatever is measured next.
 */
export async function openStage(
  run: Run,
  name: SubjectName,
  size: number,
): Promise<{ page: SubjectPage | undefined; result: StageResult; memory: Memory | undefined }> {
  let page: SubjectPage | undefined
  let memory: Memory | undefined
  const result = await attempt(run, async () => {
    const readings: Reading[] = []
    let everywhere = 0
    const began = Date.now()
    const often = { wanted: run.options.opens, least }
    while (!enough(readings.length, often, Date.now() - began, run.options.budget)) {
      await page?.close()
      page = await openSubjectPage(run.chromium, run.pages.address(name), run.options.cap)
      const opened = page
      await opened.call('prepare', size)
      const seen = await observed(run, () => opened.call('open'))
      readings.push(readOperation(seen.events, 'open'))
      everywhere += seen.everywhere
      const count = await opened.call('count')
      if (count !== size) throw new Error(`opened ${count} of ${size} nodes`)
      memory ??= await unlessItFails(() => readMemory(opened))
    }
    return {
      cpu: spreadOf(readings.map(({ cpu }) => cpu)),
      wall: spreadOf(readings.map(({ wall }) => wall)),
      samples: readings.length,
      everywhere: rounded(everywhere / readings.length),
    }
  })
  if ('cpu' in result) return { page, result, memory }
  await page?.close()
  return { page: undefined, result, memory }
}
