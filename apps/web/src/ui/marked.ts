import type { ActionDetail } from '../platform/actions/action.ts'

interface Part {
  from: number
  part: string
  isHit: boolean
}

/** A text in parts, each a hit or what stands between two; hits that overlap are one. */
export function marked(text: string, hits: ActionDetail['hits']): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (to: number, isHit: boolean) => {
    if (to > at) parts.push({ from: at, part: text.slice(at, to), isHit })
    at = Math.max(at, to)
  }
  for (const [from, to] of hits.toSorted(([a], [b]) => a - b)) {
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return parts
}
