/** `ellipse;fillColor=#fff;` — a name without a value is a shape, or a style of that name. */
export type Style = ReadonlyMap<string, string>

export function readStyle(style: string): Map<string, string> {
  const found = new Map<string, string>()
  // Some programs write addresses of data as everywhere else, with the sign that divides styles in them.
  for (const part of style.replace(/(data:[\w.+/-]{1,60});base64,/g, '$1,').split(';')) {
    const at = part.indexOf('=')
    const [key, value] = at === -1 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    // The style of that name, which is the name of a property too.
    if (key === 'image' && value === '') for (const [name, usual] of pictureStyle) found.set(name, usual)
    else if (key !== '') found.set(key, value)
  }
  return found
}

const pictureStyle = [
  ['shape', 'image'],
  ['verticalLabelPosition', 'bottom'],
  ['verticalAlign', 'top'],
] as const

export const writeStyle = (style: Style): string =>
  [...style].map(([key, value]) => (value === '' ? `${key};` : `${key}=${value.replaceAll(';', '')};`)).join('')
