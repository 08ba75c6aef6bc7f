import type { Path, PathCommand } from './path.ts'

/** A path of what `pathData` writes: absolute M, L, C and Z, their numbers apart by spaces or commas. For drawings written by hand. */
export function parsePath(data: string): Path {
  return [...data.matchAll(/([MLCZ])([^MLCZ]*)/g)].flatMap(([, kind = '', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const length = lengths[kind] ?? 0
    if (length === 0 || numbers.length === 0 || numbers.length % length !== 0) {
      if (length === 0 && numbers.length === 0) return [['Z'] as const]
      throw new Error(`Not a step of a path: ${kind}${rest}`)
    }
    const steps = Array.from({ length: numbers.length / length }, (_, nth) =>
      numbers.slice(nth * length, (nth + 1) * length),
    )
    return steps.map((step): PathCommand => [kind, ...step] as unknown as PathCommand)
  })
}

const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 }
