import type { Notice } from './notices.ts'

const lifetimesMs = { status: 5_000, error: 8_000 }
/** Added for each power of ten that the act has: 10 things give ten seconds, 1,000 twenty. */
const perMagnitudeMs = 5_000

/** How long a notice stays, in milliseconds: the more was done, the longer it can be undone. */
export function noticeLifetime({ kind, size = 1 }: Pick<Notice, 'kind' | 'size'>): number {
  return lifetimesMs[kind] + Math.round(perMagnitudeMs * Math.log10(Math.max(1, size)))
}
