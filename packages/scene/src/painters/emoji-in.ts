import type { Layer } from '../drawing/primitives.ts'

/** The names of the emoji that these draw: who paints them synchronously has to have their pictures before. */
export function emojiIn(layers: readonly Layer[]): Set<string> {
  const names = new Set<string>()
  for (const layer of layers) {
    for (const { primitives } of layer) {
      for (const each of primitives) if (each.kind === 'text' && each.emoji !== null) names.add(each.emoji)
    }
  }
  return names
}
