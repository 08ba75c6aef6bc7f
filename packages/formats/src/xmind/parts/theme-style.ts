import { numberOf, type Raw, rawOf, sameRaw } from '../raw.ts'
import { color, propertiesOf } from './looks.ts'

type Kind = 'boundary' | 'summary' | 'relationship'

/** A boundary, summary or relationship with what the theme says of its kind under what its own style says. */
export function withThemeStyle(raw: Raw, theme: unknown, kind: Kind): Raw {
  const properties = { ...propertiesOf(rawOf(theme)[kind]), ...propertiesOf(raw.style) }
  const fill = translucent(properties)
  if (Object.keys(properties).length === 0) return raw
  const all = { ...properties, ...(fill !== undefined && { 'svg:fill': fill }) }
  return { ...raw, style: { ...rawOf(raw.style), properties: all } }
}

/**
 * The item with the look that its own style says, while it has the look that this and the theme gave it: what was not edited is not
 * written. `read` reads what `kept` is into what `item` is.
 */
export function withoutThemeStyle(
  item: Raw,
  kept: Raw,
  { theme, kind, read }: { readonly theme: unknown; readonly kind: Kind; readonly read: (raw: Raw) => object },
): Raw {
  const given = lookOf(read(withThemeStyle(kept, theme, kind)))
  const own = lookOf(read(kept))
  if (sameRaw(own, given) || !sameRaw(lookOf(item), given)) return item
  const { look: _, ...rest } = item
  return Object.keys(own).length === 0 ? rest : { ...rest, look: own }
}

const lookOf = (item: object) => rawOf((item as Raw).look)

/** A fill that one can see through, as one colour. */
function translucent(properties: Raw): string | undefined {
  const fill = color(properties['svg:fill'])
  const opacity = numberOf(properties['svg:opacity'])
  if (fill === undefined || fill.length !== 7 || opacity === undefined || opacity < 0 || opacity >= 1) return undefined
  return `${fill}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
