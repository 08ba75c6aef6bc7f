type Day = 'today' | 'yesterday' | 'earlier'

interface Timed {
  created_at: number
}

export interface DayGroup<Item> {
  readonly day: Day
  readonly items: readonly Item[]
}

/** By the days of this device's calendar, in the order they come in. Days without anything are left out. */
export function dayGroups<Item extends Timed>(items: readonly Item[], now: number): DayGroup<Item>[] {
  const groups: Record<Day, Item[]> = { today: [], yesterday: [], earlier: [] }
  for (const item of items) groups[dayOf(item.created_at, now)].push(item)
  const days = ['today', 'yesterday', 'earlier'] as const
  return days.map((day) => ({ day, items: groups[day] })).filter((group) => group.items.length > 0)
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
