import type { BundledFont } from '../fonts/bundled-fonts.ts'
import { clustersOf, isSimple } from './clusters.ts'
import { type GlyphFinder, glyphFinder } from './glyph-kind.ts'

/** A stretch of text that one font draws. */
export interface FontRun {
  readonly start: number
  readonly end: number
  /** `null`: no bundled font has these characters, the system's is used. */
  readonly font: BundledFont | null
}

/** Cuts a text where its font changes: the first of the families that has a character draws it. Clusters stay whole. */
export function fontRuns(text: string, families: readonly string[]): FontRun[] {
  const finder = glyphFinder(families)
  return isSimple(text) ? runsOfSimpleText(text, finder) : runsOfClusters(text, finder)
}

/** In simple texts everything takes room. */
function runsOfSimpleText(text: string, finder: GlyphFinder): FontRun[] {
  const runs: FontRun[] = []
  let start = 0
  let font: BundledFont | null = null
  for (let index = 0; index < text.length; index++) {
    const next = finder.glyphOf(text.charCodeAt(index)).font
    if (next === font && index > 0) continue
    if (index > start) runs.push({ start, end: index, font })
    start = index
    font = next
  }
  if (text.length > start) runs.push({ start, end: text.length, font })
  return runs
}

function runsOfClusters(text: string, finder: GlyphFinder): FontRun[] {
  const runs: { start: number; end: number; font: BundledFont | null }[] = []
  let isPlaced = false
  let start = 0
  for (const cluster of clustersOf(text)) {
    const end = start + cluster.length
    const { kind, font } = finder.glyphOfCluster(cluster)
    const run = runs.at(-1)
    // What takes no room goes with what stands before it, at the start with what follows.
    if (run && (kind === 'none' || run.font === font || !isPlaced)) {
      run.end = end
      if (!isPlaced && kind !== 'none') run.font = font
    } else runs.push({ start, end, font })
    isPlaced ||= kind !== 'none'
    start = end
  }
  return runs
}
