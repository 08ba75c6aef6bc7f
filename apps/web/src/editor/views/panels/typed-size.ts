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

const leastSize = 8
const mostSize = 200
