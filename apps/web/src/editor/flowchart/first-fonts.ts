import type { FlowchartSnapshot } from '@ramify/document'
import { flowTheme } from '@ramify/scene'
import type { StyledRun } from '@ramify/text'
import { themeById } from '@ramify/themes'

/** What shapes and labels are written in by their theme. Fonts that somebody chose for a single one may come later. */
export function firstFonts({ shapes, labels, theme }: FlowchartSnapshot): StyledRun[] {
  const { font, connector } = flowTheme(themeById(theme))
  return [
    { text: charactersOf(shapes.values()), font },
    { text: charactersOf(labels.values()), font: connector.font },
  ]
}

/** Each once: they say which files of a font are needed, not how long the text is. */
function charactersOf(items: Iterable<{ readonly text: { readonly text: string } }>): string {
  const characters = new Set<string>()
  for (const { text } of items) for (const character of text.text) characters.add(character)
  return Array.from(characters).join('')
}
