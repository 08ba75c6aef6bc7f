import type { GestureProbe, ProbeResult } from '../../report/results.ts'
import { type Pace, pan, roundTrip, zoom } from '../gestures.ts'
import type { Run } from '../run.ts'
import { openSubjectPage, type SubjectPage } from '../subject-page.ts'
import type { SubjectName } from '../subjects.ts'
import { blankWhileMoving } from './blank.ts'
import { sharpAfter } from './sharp.ts'

const asFromAHand: Pace = { waiting: false, budget: Number.POSITIVE_INFINITY }
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

/** Looks at the pictures of one subject while its map moves, and after. */
export async function probeSubject(run: Run, name: SubjectName, size: number): Promise<ProbeResult> {
  const page = await openSubjectPage(run.chromium, run.pages.address(name), run.options.cap)
  try {
    await page.call('prepare', size)
    await page.call('open')
    return { size, gestures: await probeGestures(page) }
  } catch (error) {
    return { size, gestures: [], failed: error instanceof Error ? error.message : String(error) }
  } finally {
    await page.close()
  }
}

async function probeGestures(page: SubjectPage): Promise<GestureProbe[]> {
  const gestures = await page.call('gestures')
  const downAndBack = [...times(45, { x: 0, y: -60 }), ...times(30, { x: 0, y: 60 })]
  const moves: [string, () => Promise<void>, () => Promise<number>][] = [
    ['pan', () => page.call('reset'), () => pan(page, gestures, downAndBack, asFromAHand)],
    ['zoom out', () => page.call('reset'), () => zoom(page, gestures, times(40, 1), asFromAHand)],
    ['zoom in', () => page.call('reset'), () => zoom(page, gestures, times(20, -1), asFromAHand)],
    ['pan all', () => page.call('fitAll'), () => pan(page, gestures, roundTrip(12, 12), asFromAHand)],
  ]
  const probes: GestureProbe[] = []
  for (const [gesture, ready, move] of moves) {
    await ready()
    const blank = await attempt(() => blankWhileMoving(page, move))
    await page.call('settle')
    await ready()
    const sharp = await attempt(() => sharpAfter(page, move))
    probes.push({ gesture, blank, sharpAfter: sharp })
  }
  return probes
}

async function attempt<Result>(probe: () => Promise<Result>): Promise<Result | { failed: string }> {
  try {
    return await probe()
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
