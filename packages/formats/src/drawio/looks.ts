import type { ConnectorLook, LabelLook, ShapeLook } from '@ramify/document'
import { numberOf } from './cells.ts'
import type { Style } from './style.ts'

/** Only what the cell says itself: everything else follows the theme. */
export function shapeLook(style: Style): ShapeLook {
  const fill = colorOf(style.get('fillColor'))
  const border = colorOf(style.get('strokeColor'))
  const gradient = colorOf(style.get('gradientColor'))
  const align = oneOf(style.get('align'), ['left', 'center', 'right'] as const)
  const vertical = oneOf(style.get('verticalAlign'), ['top', 'middle', 'bottom'] as const)
  const isRound = style.get('rounded') === '1' && style.get('absoluteArcSize') === '1' && style.has('arcSize')
  return {
    ...textLook(style),
    ...(fill !== undefined && { fill }),
    ...(gradient !== undefined && gradient !== 'none' && { gradient }),
    ...(border !== undefined && { border }),
    ...(style.has('strokeWidth') && { borderWidth: within(numberOf(style.get('strokeWidth')), 0, 100) }),
    ...dash(style),
    ...(isRound && { radius: within(numberOf(style.get('arcSize')) / 2, 0, 1000) }),
    ...(style.has('opacity') && { opacity: opacityOf(style) }),
    ...(style.get('shadow') === '1' && { shadow: true }),
    ...(style.get('sketch') === '1' && { sketch: true }),
    ...(align !== undefined && { align }),
    ...(vertical !== undefined && { vertical }),
  }
}

export function connectorLook(style: Style): ConnectorLook {
  const color = colorOf(style.get('strokeColor'))
  return {
    ...(color !== undefined && color !== 'none' && { color }),
    ...(style.has('strokeWidth') && { width: within(numberOf(style.get('strokeWidth')), 0, 100) }),
    ...dash(style),
    startArrow: arrowOf(style.get('startArrow') ?? 'none', style.get('startFill')),
    endArrow: arrowOf(style.get('endArrow') ?? 'classic', style.get('endFill')),
    ...(style.has('opacity') && { opacity: opacityOf(style) }),
    ...(style.get('sketch') === '1' && { sketch: true }),
  }
}

export function labelLook(style: Style): LabelLook {
  const fill = colorOf(style.get('labelBackgroundColor'))
  const align = oneOf(style.get('align'), ['left', 'center', 'right'] as const)
  return {
    ...textLook(style),
    ...(fill !== undefined && { fill }),
    ...(align !== undefined && align !== 'center' && { align }),
  }
}

function textLook(style: Style): LabelLook {
  const color = colorOf(style.get('fontColor'))
  const family = style.get('fontFamily')
  const letters = numberOf(style.get('fontStyle'))
  return {
    ...(color !== undefined && color !== 'none' && { color }),
    ...(style.has('fontSize') && { size: within(Math.round(numberOf(style.get('fontSize'))), 8, 96) }),
    ...(isFamily(family) && { family }),
    ...(letters & 1 && { bold: true }),
    ...(letters & 2 && { italic: true }),
    ...(letters & 4 && { underline: true }),
    ...(letters & 8 && { strike: true }),
  }
}

const isFamily = (name: string | undefined): name is string =>
  name !== undefined && /^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u.test(name)

const opacityOf = (style: Style) => within(numberOf(style.get('opacity')) / 100, 0, 1)

function dash(style: Style): { dash?: string } {
  if (style.get('dashed') !== '1') return {}
  return { dash: /^[12][ .]/.test(style.get('dashPattern') ?? '') ? 'dotted' : 'dashed' }
}

/** Names of ends there, filled and not. Of several for one of ours the first is written. */
export const arrows: Readonly<Record<string, readonly [filled: string, open: string]>> = {
  none: ['none', 'none'],
  classic: ['arrow', 'arrow'],
  classicThin: ['arrow', 'arrow'],
  open: ['open', 'open'],
  openThin: ['open', 'open'],
  openAsync: ['half-left', 'half-left'],
  async: ['half-left', 'half-left'],
  block: ['arrow', 'block'],
  blockThin: ['arrow', 'block'],
  diamond: ['diamond', 'diamond-open'],
  diamondThin: ['diamond', 'diamond-open'],
  oval: ['circle', 'circle-open'],
  circle: ['circle', 'circle-open'],
  circlePlus: ['circle-open', 'circle-open'],
  box: ['box', 'box-open'],
  cross: ['cross', 'cross'],
  dash: ['bar', 'bar'],
  halfCircle: ['circle-open', 'circle-open'],
  doubleBlock: ['double', 'double'],
  ERone: ['one', 'one'],
  ERmandOne: ['one-one', 'one-one'],
  ERmany: ['many', 'many'],
  ERoneToMany: ['one-many', 'one-many'],
  ERzeroToOne: ['zero-one', 'zero-one'],
  ERzeroToMany: ['zero-many', 'zero-many'],
}

function arrowOf(name: string, fill: string | undefined): string {
  const found = Object.hasOwn(arrows, name) ? arrows[name] : undefined
  return found ? found[fill === '0' ? 1 : 0] : name === '' ? 'none' : 'arrow'
}

/** Names that are no colours, but say whose colour it is. */
const notColors = new Set(['default', 'inherit', 'indicated', 'swimlane', 'strokeColor', 'fillColor', 'auto'])

/** What can be nothing but a colour, and none at all; `default` follows the theme. Of colours for both lights the one for light. */
export function colorOf(text: string | undefined): string | undefined {
  const said = /^light-dark\(\s*(.*),[^,]*\)$/.exec(text ?? '')?.[1]?.trim() ?? text
  if (said === undefined || notColors.has(said)) return undefined
  const isColor = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/-]{1,50}\)|[a-z]{3,24})$/i.test(
    said,
  )
  return isColor ? said.toLowerCase() : undefined
}

function oneOf<Name extends string>(text: string | undefined, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === text)
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
