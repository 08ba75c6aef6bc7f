import type { StageResult } from '../../report/results.ts'
import { rounded, spreadOf } from '../../report/statistics.ts'
import { readMoving } from '../readings.ts'
import { observed, type Run } from '../run.ts'
import type { SubjectPage } from '../subject-page.ts'

/** Moves the drawing by real input and tells what every frame of it cost. */
export async function moveStage(run: Run, page: SubjectPage, move: () => Promise<unknown>): Promise<StageResult> {
  const { events, everywhere } = await observed(run, async () => {
    await page.call('mark', 'move start')
    await move()
    await page.call('mark', 'move moved')
    await page.call('settle')
    await page.call('mark', 'move end')
  })
  const { frames, drawnPerSecond, after } = readMoving(events, 'move')
  if (frames.length === 0) throw new Error('the main thread made no frame')
  return {
    cpu: spreadOf(frames.map(({ cpu }) => cpu)),
    wall: spreadOf(frames.map(({ wall }) => wall)),
    samples: frames.length,
    everywhere: rounded(everywhere / frames.length),
    drawnPerSecond: rounded(drawnPerSecond),
    after: rounded(after),
  }
}
