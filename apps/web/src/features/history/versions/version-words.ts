import type { HistoryVersion } from '@ramify/contract'
import type { Translator } from '@ramify/locales'
import { regional } from '../../../platform/i18n/regional.ts'

/** What a version is called: its title, or why it was kept. */
export function versionTitle({ tag, reason }: HistoryVersion, { text }: Translator): string {
  return tag ?? text(reason === 'before-restore' ? 'history.before-restore' : 'history.automatic')
}

/** The same where it stands alone, as in a sentence: several automatic ones must not be called alike. */
export function versionName(version: HistoryVersion, translator: Translator): string {
  return version.tag ?? versionTime(version.created_at, translator)
}

/** "13 Nov, 18:20 · Ann, Ben"; of today without the date. */
export function versionFacts(version: HistoryVersion, isToday: boolean, translator: Translator): string {
  const { created_at, kept_until, authors } = version
  const time = isToday ? clockTime(created_at, translator) : versionTime(created_at, translator)
  const names = authors.map(({ nickname }) => nickname).join(translator.text('history.change.comma'))
  const until =
    kept_until === null ? '' : translator.text('history.kept-until', { date: dayText(kept_until, translator) })
  return [time, names, until].filter((part) => part !== '').join(' · ')
}

export function clockTime(time: number, { language }: Translator): string {
  return new Intl.DateTimeFormat(regional(language), { hour: 'numeric', minute: '2-digit' }).format(time)
}

export function versionTime(time: number, { language }: Translator): string {
  const format = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(regional(language), format).format(time)
}

function dayText(time: number, { language }: Translator): string {
  return new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'short' }).format(time)
}
