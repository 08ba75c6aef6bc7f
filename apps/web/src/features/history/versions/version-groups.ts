import type { HistoryVersion } from '@ramify/contract'

type Day = 'today' | 'yesterday' | 'earlier'

export interface VersionGroup {
  readonly day: Day
  readonly versions: readonly HistoryVersion[]
}

/** By the days of this device's calendar, in the order they come in. Today is always there: the document as it is now stands in it. */
export function versionGroups(versions: readonly HistoryVersion[], now: number): readonly VersionGroup[] {
  const groups: Record<Day, HistoryVersion[]> = { today: [], yesterday: [], earlier: [] }
  for (const version of versions) groups[dayOf(version.created_at, now)].push(version)
  const days = ['today', 'yesterday', 'earlier'] as const
  return days.flatMap((day) => (day === 'today' || groups[day].length > 0 ? [{ day, versions: groups[day] }] : []))
}

/** A clock that runs ahead of the server's makes nothing younger than today. */
function dayOf(time: number, now: number): Day {
  if (time >= midnight(now, 0)) return 'today'
  return time >= midnight(now, 1) ? 'yesterday' : 'earlier'
}

function midnight(now: number, daysBefore: number): number {
  const date = new Date(now)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysBefore).getTime()
}
