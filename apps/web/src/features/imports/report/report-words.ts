import type { Translator } from '@ramify/locales'
import type { ReportModel } from './report-model.ts'

/** The one sentence that sums a report up. */
export function sentenceOf({ total, imported, dropped }: ReportModel, { text }: Translator): string {
  const came =
    imported === total ? text('imports.all-came', { count: total }) : text('imports.came', { count: imported, total })
  const left = dropped === 0 ? text('imports.none-dropped') : text('imports.some-dropped', { count: dropped })
  return text('imports.sentence', { came, dropped: left })
}

const sizes = ['byte', 'kilobyte', 'megabyte'] as const

/** "1.8 MB" */
export function sizeText(bytes: number, language: string): string {
  const at = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const value = bytes / 1_000 ** at
  const maximumFractionDigits = at === 2 ? 1 : 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: sizes[at] as string,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value)
}

/** "0.4 s" */
export const secondsText = (milliseconds: number, language: string): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(Math.max(0.1, milliseconds / 1_000))} s`
