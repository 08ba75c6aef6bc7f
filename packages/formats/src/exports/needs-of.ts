import type { Layer } from '@ramify/scene'
import type { Font } from '@ramify/text'
import type { ExportNeeds } from './export-ports.ts'
import type { ExportPage } from './pages/export-page.ts'

/** Every text and every emoji that pages draw. */
export function needsOf(pages: readonly ExportPage[]): ExportNeeds {
  const texts = new Map<Font, Set<string>>()
  const emoji = new Set<string>()
  for (const page of pages) for (const layer of page.layers()) collect(layer, texts, emoji)
  return { texts, emoji }
}

function collect(layer: Layer, texts: Map<Font, Set<string>>, emoji: Set<string>): void {
  for (const { primitives } of layer) {
    for (const primitive of primitives) {
      if (primitive.kind !== 'text') continue
      if (primitive.emoji !== null) emoji.add(primitive.emoji)
      const known = texts.get(primitive.font)
      if (known) known.add(primitive.text)
      else texts.set(primitive.font, new Set([primitive.text]))
    }
  }
}
