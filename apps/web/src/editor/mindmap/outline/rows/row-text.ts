import type { NodeSnapshot, RichText, TextAttributes } from '@ramify/document'
import type { CSSProperties } from 'react'

/** What an outline shows of the formatting of a stretch: sizes and fonts are the map's alone. */
export function outlineStyle({ bold, italic, underline, strike, color }: TextAttributes): CSSProperties {
  const decoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
  return {
    ...(bold !== undefined && { fontWeight: bold ? 'var(--weight-bold)' : 'var(--weight-regular)' }),
    ...(italic && { fontStyle: 'italic' }),
    ...(decoration !== '' && { textDecoration: decoration }),
    // Chosen for the paper of the map, so it is brought nearer to what can be read here.
    ...(color !== undefined && { color: `color-mix(in oklab, ${color} 60%, var(--text-1))` }),
  }
}

/** What the topic as a whole looks like, as far as an outline shows it. */
export function lookOfRow({ look: { bold, italic, underline, strike } }: NodeSnapshot): CSSProperties {
  return outlineStyle({
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(strike && { strike }),
  })
}

/** Writes a topic's text into the field as its row shows it. */
export function writeRow(field: HTMLElement, { text, runs }: RichText): void {
  const pieces = runs.map(({ text: words, attributes }) => {
    if (Object.keys(attributes).length === 0) return document.createTextNode(words)
    const span = document.createElement('span')
    Object.assign(span.style, outlineStyle(attributes))
    span.append(words)
    return span
  })
  // Without something behind it, a line break at the end shows no new line.
  field.replaceChildren(...pieces, ...(text.endsWith('\n') ? [document.createElement('br')] : []))
}
