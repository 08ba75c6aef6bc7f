/** A size of letters as somebody wrote it, held to what can be read; null for what is no number. */
export function typedSize(typed: string): number | null {
  const number = Number(
    typed
      .trim()
      .replace(',', '.')
      .replace(/\s*(px|pt)$/i, ''),
  )
  if (typed.trim() === '' || !Number.isFinite(number) || number <= 0) return null
  return Math.min(mostSize, Math.max(leastSize, Math.round(number * 10) / 10))
}

/** The sizes that are offered. */
export const sizes = [12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 28, 32, 36, 40, 44, 48, 56, 64, 72, 96] as const

/** The next one that is offered in that direction; where several sizes hold, one begins in the middle of what is usual. */
export function steppedSize(size: number | null, by: 1 | -1): number {
  const now = size ?? 16
  const next = by > 0 ? sizes.find((each) => each > now) : sizes.findLast((each) => each < now)
  return next ?? now
}

const leastSize = 8
const mostSize = 200
