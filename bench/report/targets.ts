import { peers } from '../drive/subjects.ts'
import { isMeasured, short, table } from './cells.ts'
import type { GestureProbe, Measurement, Results, StageName } from './results.ts'

export interface Target {
  readonly what: string
  readonly limit: string
  readonly measured: string
  /** Undefined when a figure for it is missing. */
  readonly met: boolean | undefined
}

const size = 10_000

/** What the editor has to reach with 10,000 nodes, and whether it did in this run. */
export function targetsOf(results: Results): Target[] {
  const at = results.sizes[size]
  const figure = (name: keyof NonNullable<typeof at>, stage: StageName): Measurement | undefined => {
    const result = at?.[name]?.stages[stage]
    return isMeasured(result) ? result : undefined
  }
  const fastest = Math.min(...peers.map((peer) => figure(peer, 'open')?.cpu.median ?? Number.POSITIVE_INFINITY))
  const open = figure('ramify', 'open')?.cpu.median
  const targets: Target[] = [
    {
      what: 'open, times less than the fastest peer',
      limit: '≥ 8',
      measured: open === undefined ? '–' : short(fastest / open),
      met: open === undefined || !Number.isFinite(fastest) ? undefined : fastest / open >= 8,
    },
  ]
  for (const stage of ['add child', 'edit text', 'undo', 'fold'] as const) {
    const floor = figure('floor', stage)?.cpu.p95
    const limit = floor === undefined ? undefined : Math.max(3 * floor, 16)
    targets.push(atMost(`${stage}, p95 ms`, limit, figure('ramify', stage)?.cpu.p95))
  }
  for (const stage of ['pan', 'zoom', 'pan all'] as const) {
    targets.push(atMost(`${stage}, p95 ms a frame`, 12, figure('ramify', stage)?.cpu.p95))
  }
  const probed = results.probes.ramify?.size === size ? results.probes.ramify.gestures : []
  targets.push(...probed.flatMap(probeTargets))
  const { huge } = results
  targets.push({
    what: `${(huge?.size ?? 100_000).toLocaleString('en')} nodes open`,
    limit: 'at all',
    measured: huge && isMeasured(huge.open) ? `${short(huge.open.wall.median / 1_000)} s` : '–',
    met: huge ? isMeasured(huge.open) : undefined,
  })
  return targets
}

export function targetsSection(results: Results): string {
  const says = { true: 'met', false: '**missed**', undefined: 'not measured' }
  const rows = targetsOf(results).map(({ what, limit, measured, met }) => [what, limit, measured, says[`${met}`]])
  return ['## Targets of ramify with 10,000 nodes', table(['', 'limit', 'measured', ''], rows)].join('\n\n')
}

function atMost(what: string, limit: number | undefined, value: number | undefined): Target {
  const met = limit === undefined || value === undefined ? undefined : value <= limit
  return {
    what,
    limit: limit === undefined ? '–' : `≤ ${short(limit)}`,
    measured: value === undefined ? '–' : short(value),
    met,
  }
}

function probeTargets({ gesture, blank, sharpAfter }: GestureProbe): Target[] {
  const sharp = atMost(`${gesture}: sharp again, ms`, 200, typeof sharpAfter === 'number' ? sharpAfter : undefined)
  return [
    typeof sharpAfter === 'number' ? sharp : { ...sharp, measured: sharpAfter.failed, met: false },
    {
      what: `${gesture}: empty places while moving`,
      limit: '0',
      measured: 'failed' in blank ? blank.failed : `${blank.blank} of ${blank.looked} in ${blank.pictures} pictures`,
      met: !('failed' in blank) && blank.blank === 0,
    },
  ]
}
