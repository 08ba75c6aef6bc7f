import { type SizeResult, type StageName, type StageResult, stageNames } from '../report/results.ts'
import { rounded } from '../report/statistics.ts'
import type { Gestures } from '../subjects/subject.ts'
import { type Pace, pan, roundTrip, zoom } from './gestures.ts'
import { attempt, type Run, unlessItFails } from './run.ts'
import { readLeftOver } from './stages/left-over.ts'
import { readMemory } from './stages/memory.ts'
import { moveStage } from './stages/move.ts'
import { openStage } from './stages/open.ts'
import { operateStage } from './stages/operate.ts'
import type { SubjectPage } from './subject-page.ts'
import type { SubjectName } from './subjects.ts'

const steps = <Way extends 1 | -1>(way: Way, count: number): Way[] => Array.from({ length: count }, () => way)
const outAndIn = [...steps(1, 20), ...steps(-1, 20), ...steps(-1, 10), ...steps(1, 10)]

/** Every stage of one subject with one map. After a stage that takes too long the others are left out. */
export async function runSubject(run: Run, name: SubjectName, size: number): Promise<SizeResult> {
  const { page, result, memory: opened } = await openStage(run, name, size)
  const stages: Partial<Record<StageName, StageResult>> = { open: result }
  if (!page) return { stages }
  try {
    const figures: { zoomedOutTo?: number } = {}
    const todo = stagesAfterOpening(run, page, figures)
    let tired = false
    for (const stage of stageNames) {
      const work = todo[stage]
      if (!work) continue
      const outcome: StageResult = tired ? { absent: 'left out' } : await attempt(run, work)
      stages[stage] = outcome
      tired ||= 'capped' in outcome
    }
    if (tired) return { stages, ...(opened && { memory: { opened } }), ...figures }
    const leftOver = await unlessItFails(() => readLeftOver(run, page))
    const afterAll = await unlessItFails(() => readMemory(page))
    return {
      stages,
      ...figures,
      ...(opened && { memory: { opened, ...(afterAll && { afterAll }) } }),
      ...(leftOver !== undefined && { leftOver }),
    }
  } finally {
    for (const problem of new Set(page.problems)) console.warn(`${name}, ${size} nodes: ${problem}`)
    await page.close()
  }
}

function stagesAfterOpening(
  run: Run,
  page: SubjectPage,
  figures: { zoomedOutTo?: number },
): Partial<Record<StageName, () => Promise<StageResult>>> {
  const pace = { waiting: true, budget: run.options.budget }
  const operate = (name: Parameters<typeof operateStage>[2]) => () => operateStage(run, page, name)
  return {
    nothing: operate('nothing'),
    'add child': operate('add child'),
    'edit text': operate('edit text'),
    undo: operate('undo'),
    fold: operate('fold'),
    unfold: operate('unfold'),
    async pan() {
      const gestures = await page.call('gestures')
      await page.call('reset')
      if (!(await moves(page, gestures, pace))) return { absent: 'does not move' }
      return moveStage(run, page, () => pan(page, gestures, roundTrip(40, 22), pace))
    },
    async zoom() {
      const gestures = await page.call('gestures')
      await page.call('reset')
      await zoom(page, gestures, steps(1, 5), pace)
      await page.call('settle')
      figures.zoomedOutTo = rounded((await page.call('view')).scale)
      if (figures.zoomedOutTo === 1) return { absent: 'does not zoom' }
      await page.call('reset')
      return moveStage(run, page, () => zoom(page, gestures, outAndIn, pace))
    },
    'fit all': operate('fit all'),
    async 'pan all'() {
      const gestures = await page.call('gestures')
      await page.call('fitAll')
      if (!(await moves(page, gestures, pace))) return { absent: 'does not move' }
      return moveStage(run, page, () => pan(page, gestures, roundTrip(8, 15), pace))
    },
  }
}

/** One step tells whether input reaches the drawing at all; frames of a drawing that stands still cost nothing. */
async function moves(page: SubjectPage, gestures: Gestures, pace: Pace): Promise<boolean> {
  const before = await page.call('view')
  await pan(page, gestures, [{ x: 0, y: -8 }], pace)
  await page.call('settle')
  const after = await page.call('view')
  return after.y !== before.y
}
