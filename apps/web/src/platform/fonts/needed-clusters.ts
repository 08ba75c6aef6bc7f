import {
  type BundledFont,
  clustersOf,
  type FontCut,
  fontCut,
  fontRuns,
  glyphFinder,
  type StyledRun,
} from '@ramify/text'

/**
 * What each font has to draw, or only what it has to be there for when texts are measured; each cluster once: a map has ten thousand
 * texts, but a few hundred characters.
 */
export function neededClusters(runs: Iterable<StyledRun>, purpose: 'draw' | 'measure'): Map<FontCut, Set<string>> {
  const needed = new Map<FontCut, Set<string>>()
  const add = (cut: FontCut, cluster: string) => {
    let clusters = needed.get(cut)
    if (!clusters) {
      clusters = new Set()
      needed.set(cut, clusters)
    }
    clusters.add(cluster)
  }
  for (const { text, font } of runs) {
    const only = ascii.test(text) ? fontOfAscii(font.families) : null
    if (only) {
      if (text !== '') add(fontCut(only, font.weight, font.italic), 'a')
      continue
    }
    const finder = glyphFinder(font.families)
    for (const { start, end, font: bundled } of fontRuns(text, font.families)) {
      // Emoji and signs have their room without a font, and nobody waits for them.
      if (!bundled || bundled.role === 'emoji') continue
      const cut = fontCut(bundled, font.weight, font.italic)
      const part = text.slice(start, end)
      // All of ASCII lies in one slice, so any letter stands for it.
      if (ascii.test(part)) add(cut, 'a')
      else
        for (const cluster of clustersOf(part)) {
          if (purpose === 'draw' || finder.glyphOfCluster(cluster).kind !== 'full') add(cut, cluster)
        }
    }
  }
  return needed
}

const ascii = /^[ -~]*$/
const everyAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
const fontsOfAscii = new Map<string, BundledFont | null>()
/** Names of fonts are free in documents. */
const mostNames = 1_000

/** The one font that draws all of ASCII, so that the characters of a plain text need not be looked at; null where there are several. */
function fontOfAscii(families: readonly string[]): BundledFont | null {
  const names = families.join()
  let font = fontsOfAscii.get(names)
  if (font === undefined) {
    const [first, another] = [...fontRuns(everyAscii, families)]
    font = another === undefined && first?.font?.role !== 'emoji' ? (first?.font ?? null) : null
    if (fontsOfAscii.size >= mostNames) fontsOfAscii.clear()
    fontsOfAscii.set(names, font)
  }
  return font
}
