import type { HistoryVersion } from '@ramify/contract'
import { type DayGroup, dayGroups } from '../../../platform/i18n/day-groups.ts'

/** By day. Today is always there: the document as it is now stands in it. */
export function versionGroups(versions: readonly HistoryVersion[], now: number): readonly DayGroup<HistoryVersion>[] {
  const groups = dayGroups(versions, now)
  return groups[0]?.day === 'today' ? groups : [{ day: 'today', items: [] }, ...groups]
}
