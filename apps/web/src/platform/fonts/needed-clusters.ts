import { clustersOf, type FontCut, fontCut, fontRuns, type StyledRun } from '@ramify/text'

/** What each font has to draw, each cluster once: a map has ten thousand texts, but a few hundred characters. */
export function neededClusters(runs: Iterable<StyledRun>): Map<FontCut, Set<string>> {
  const needed = new Map<FontCut, Set<string>>()
  for (const { text, font } of runs) {
    for (const { start, end, font: bundled } of fontRuns(text, font.families)) {
      // Emoji and signs have their room without a font, and nobody waits for them.
      if (!bundled || bundled.role === 'emoji') continue
      const cut = fontCut(bundled, font.weight, font.italic)
      let clusters = needed.get(cut)
      if (!clusters) {
        clusters = new Set()
        needed.set(cut, clusters)
      }
      const part = text.slice(start, end)
      // All of ASCII lies in one slice, so any letter stands for it.
      if (ascii.test(part)) clusters.add('a')
      else for (const cluster of clustersOf(part)) clusters.add(cluster)
    }
  }
  return needed
}

const ascii = /^[ -~]*$/
