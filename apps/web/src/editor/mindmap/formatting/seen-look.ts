import type { Look } from '@ramify/document'
import type { Face } from '@ramify/scene'

/** The look that makes another topic look like this one, whoever decided about it: a person, its level or the theme. */
export function seenLook({ body, look, role, style }: Face): Look {
  const { families, size, weight, italic } = body.font
  const [family] = families
  return {
    shape: look.shape ?? role.shape,
    fill: style.fill ?? 'none',
    border: style.border ?? 'none',
    ...(style.border !== null && { borderWidth: style.borderWidth }),
    color: style.color,
    size,
    ...(family !== undefined && { family }),
    bold: look.bold ?? weight >= 600,
    italic,
  }
}
