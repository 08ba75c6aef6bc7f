import type { ConnectorLook, ShapeLook } from '@ramify/document'

/** `fill:#f9f,stroke:#333,stroke-width:4px` as the properties of a look. */
export function shapeLookOf(styles: readonly string[]): ShapeLook {
  const found = propertiesOf(styles)
  const [fill, border, color] = [found.get('fill'), found.get('stroke'), found.get('color')].map(colorOf)
  const width = lengthOf(found.get('stroke-width'))
  return {
    ...(fill !== undefined && { fill }),
    ...(border !== undefined && { border }),
    ...(color !== undefined && color !== 'none' && { color }),
    ...(width !== undefined && { borderWidth: Math.min(100, width) }),
    ...(isDashed(found) && { dash: 'dashed' }),
    ...(/^bold|^[6-9]00$/.test(found.get('font-weight') ?? '') && { bold: true }),
    ...(found.get('font-style') === 'italic' && { italic: true }),
  }
}

export function connectorLookOf(styles: readonly string[]): ConnectorLook {
  const found = propertiesOf(styles)
  const color = colorOf(found.get('stroke'))
  const width = lengthOf(found.get('stroke-width'))
  return {
    ...(color !== undefined && color !== 'none' && { color }),
    ...(width !== undefined && { width: Math.min(100, width) }),
    ...(isDashed(found) && { dash: 'dashed' }),
  }
}

function propertiesOf(styles: readonly string[]): Map<string, string> {
  const all = styles.join(',').replaceAll('\\,', ' ').split(/[,;]/)
  return new Map(
    all.flatMap((each) => {
      const at = each.indexOf(':')
      return at === -1
        ? []
        : [
            [
              each.slice(0, at).trim(),
              each
                .slice(at + 1)
                .replace('!important', '')
                .trim(),
            ] as const,
          ]
    }),
  )
}

const isDashed = (found: ReadonlyMap<string, string>) =>
  /^\d/.test(found.get('stroke-dasharray') ?? '') && found.get('stroke-dasharray') !== '0'

const colorOf = (text: string | undefined) =>
  text !== undefined && /^(?:#(?:[\da-f]{3}|[\da-f]{6})|[a-z]{3,24})$/i.test(text) ? text.toLowerCase() : undefined

function lengthOf(text: string | undefined): number | undefined {
  const [, length] = /^([\d.]{1,8})(?:px)?$/.exec(text ?? '') ?? []
  return length === undefined ? undefined : Number(length) || 0
}

export function writeShapeStyle({ fill, border, color, borderWidth, dash, bold, italic }: ShapeLook): string {
  return styleOf({
    fill,
    stroke: border,
    color,
    'stroke-width': borderWidth === undefined ? undefined : `${borderWidth}px`,
    'stroke-dasharray': dash === undefined || dash === 'solid' ? undefined : '5 5',
    'font-weight': bold ? 'bold' : undefined,
    'font-style': italic ? 'italic' : undefined,
  })
}

export const writeLineStyle = ({ color, width }: ConnectorLook): string =>
  styleOf({ stroke: color, 'stroke-width': width === undefined ? undefined : `${width}px` })

/** Colours with commas in them would end there. */
const styleOf = (properties: Readonly<Record<string, string | undefined>>) =>
  Object.entries(properties)
    .filter(([, value]) => value !== undefined && !/[,;]/.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(',')
