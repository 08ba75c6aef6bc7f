/** A browser gives up writing JSON that nests some thousand levels deep. */
const deepest = 1_000

/** Whether a tree of topics or shapes has more levels than a call can carry. Level by level: any depth must not overflow the stack. */
export function isDeep(content: unknown): boolean {
  let level: unknown[] = [content]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap(partsOf)
  }
  return false
}

function partsOf(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).filter((value) => typeof value === 'object' && value !== null)
}
