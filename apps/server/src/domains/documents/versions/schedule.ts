import type { VersionReason } from '../tables.ts'

/** Of versions younger than `until`, one in every `every` is kept. Milliseconds. */
export interface Step {
  every: number
  until: number
}

/** From the finest step to the coarsest, which has no end. Each `every` is a multiple of the one before. */
export type Schedule = readonly [Step, ...Step[]]

export interface ScheduledVersion {
  /** Grows with every version of the document, whatever the clock says. */
  id: number
  at: number
  bytes: number
}

/** How long versions of one document are kept, in milliseconds and bytes. */
export interface Bounds {
  schedule: Schedule
  /** Of all automatic versions, and once more of all that were kept before something was restored. */
  mostBytes: number
  /** Named versions that were made on a free plan go after this time. */
  freeNamedMs: number
}

interface KeptVersion extends ScheduledVersion {
  reason: VersionReason
  isOnFreePlan: boolean
}

/** Which of all versions of a document go. */
export function surplusVersions(versions: readonly KeptVersion[], now: number, bounds: Bounds): number[] {
  const because = (reason: VersionReason) => versions.filter((version) => version.reason === reason)
  const expired = versions.filter(({ isOnFreePlan, at }) => isOnFreePlan && at <= now - bounds.freeNamedMs)
  return [
    ...surplusOf(because('automatic'), now, bounds),
    ...surplusOf(because('before-restore'), now, { ...bounds, schedule: withoutFirstStep(bounds.schedule) }),
    ...expired.map(({ id }) => id),
  ]
}

/** Restoring twice in a minute replaces two states that somebody may want back: all of them stay for the time of the first step. */
const withoutFirstStep = ([{ until }, ...later]: Schedule): Schedule => [{ every: 1, until }, ...later]

/**
 * Which of these go: all but the newest of each slot of the schedule, and then the oldest until the rest fits. Never the newest of all.
 * A version from the future, which a clock that was set back leaves, is as young as one from now.
 */
export function surplusOf(
  versions: readonly ScheduledVersion[],
  now: number,
  { schedule, mostBytes }: Pick<Bounds, 'schedule' | 'mostBytes'>,
): number[] {
  const newestFirst = [...versions].sort((one, other) => other.id - one.id)
  const slots = new Set<string>()
  const surplus: number[] = []
  let bytes = 0
  for (const version of newestFirst) {
    const slot = slotOf(version.at, now, schedule)
    const isNewest = slots.size === 0
    if (!slots.has(slot)) bytes += version.bytes
    if (!isNewest && (slots.has(slot) || bytes > mostBytes)) surplus.push(version.id)
    slots.add(slot)
  }
  return surplus
}

function slotOf(at: number, now: number, schedule: Schedule): string {
  const nth = schedule.findIndex(({ until }) => now - at < until)
  const step = schedule[nth] ?? schedule[0]
  return `${nth} ${Math.floor(at / step.every)}`
}

interface Moment {
  /** Since when the document has been in the state that is about to be replaced. */
  stateAt: number
  now: number
  /** Of the last version; null when there is none. */
  lastAt: number | null
}

/**
 * Whether the state that is about to be replaced is to be kept: when it was the last one of its minute, or whatever the finest step is.
 * So no state is lost that stood for longer than that, be it the one in which somebody left the document a year ago.
 */
export function isDue({ stateAt, now, lastAt }: Moment, [{ every }]: Schedule): boolean {
  const slot = (at: number) => Math.floor(at / every)
  if (stateAt <= now) return slot(stateAt) !== slot(now)
  // The clock was set back, and the state says nothing about its age until that time has come again.
  return lastAt === null || slot(lastAt) !== slot(now)
}
