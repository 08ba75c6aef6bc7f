import type { PosterFacts } from '@ramify/scene'

/** What a poster says of itself; null for other pictures. */
export function factsIn(svg: string): PosterFacts | null {
  const [, written] = /^<svg data-poster="([^"]*)"/.exec(svg) ?? []
  return written === undefined
    ? null
    : JSON.parse(written.replace(/&(?:amp|lt|gt|quot|#39);/g, (each) => entities[each] ?? ''))
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
