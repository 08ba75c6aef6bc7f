import type { Measurement, StageResult } from './results.ts'
import type { Spread } from './statistics.ts'

export const isMeasured = (result: StageResult | undefined): result is Measurement =>
  result !== undefined && 'cpu' in result

/** What a table says about one stage of one subject. */
export function cell(result: StageResult | undefined, figure: (measured: Measurement) => string): string {
  if (!result) return '–'
  if (isMeasured(result)) return figure(result)
  if ('capped' in result) return `> ${result.capped} s`
  return 'absent' in result ? result.absent : `failed: ${result.failed}`
}

export const spreadCell = ({ median, p95 }: Spread): string => `${short(median)} / ${short(p95)}`

/** Three digits say more than these measurements know. */
export function short(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export const ratioCell = (value: number | undefined, unit: number | undefined): string =>
  value === undefined || unit === undefined ? '–' : `${short(value / Math.max(unit, 0.01))}×`

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
