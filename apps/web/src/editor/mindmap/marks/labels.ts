import type { MapSnapshot } from '@ramify/document'

/** The labels somebody typed, apart by commas of any script; each once, without the space around it. */
export function typedLabels(typed: string): string[] {
  const labels = typed.split(/[,，、;；\n]/).map((label) => label.replace(/\s+/g, ' ').trim())
  return [...new Set(labels)].filter((label) => label !== '').map((label) => label.slice(0, mostCharacters))
}

const mostCharacters = 200

/** Every label of a map, those used most first. */
export function labelsOf({ nodes }: MapSnapshot): string[] {
  const counts = new Map<string, number>()
  for (const { marks } of nodes.values()) {
    for (const label of marks.labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].sort(([a, used], [b, usedToo]) => usedToo - used || a.localeCompare(b)).map(([label]) => label)
}
