import type { OperationName } from '../../page/operations.ts'
import type { StageResult } from '../../report/results.ts'
import { rounded, spreadOf } from '../../report/statistics.ts'
import { enough } from '../enough.ts'
import { readOperation } from '../readings.ts'
import { observed, type Run } from '../run.ts'
import type { SubjectPage } from '../subject-page.ts'

const least = 3
/** A first repetition as short as this mostly measures how the browser compiles the code. */
const shortEnoughToRepeat = 250

/** Repeats one operation until there are enough repetitions or the time for it is used up. */
export async function operateStage(run: Run, page: SubjectPage, name: OperationName): Promise<StageResult> {
  const { repeat, budget } = run.options
  const { result, events, everywhere } = await observed(run, async () => {
    const began = Date.now()
    let done = 0
    while (!enough(done, { wanted: repeat + 1, least }, Date.now() - began, budget)) {
      if (!(await page.call('run', name, `${name} ${done}`))) break
      done++
    }
    return done
  })
  if (result === 0) return { absent: 'cannot do it' }
  const all = Array.from({ length: result }, (_, index) => readOperation(events, `${name} ${index}`))
  const warmUp = result > least && (all[0]?.cpu ?? 0) < shortEnoughToRepeat ? 1 : 0
  const readings = all.slice(warmUp)
  return {
    cpu: spreadOf(readings.map(({ cpu }) => cpu)),
    wall: spreadOf(readings.map(({ wall }) => wall)),
    samples: readings.length,
    everywhere: rounded(everywhere / result),
  }
}
