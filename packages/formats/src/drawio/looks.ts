import type { ConnectorLook, LabelLook, ShapeLook, TextPlace } from '@ramify/document'
import { numberOf } from './cells.ts'
import type { Style } from './style.ts'

/** Only what the cell says itself: everything else follows the theme. */
export function shapeLook(style: Style): ShapeLook {
  const fill = colorOf(style.get('fillColor'))
  const border = colorOf(style.get('strokeColor'))
  const gradient = colorOf(style.get('gradientColor'))
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
    ...alignments(style),
  }
}

/** The places of words beside a shape. There they lie in a box as large as the shape, next to it only where they are aligned so. */
export const textPlaces: Readonly<Record<TextPlace, Required<Pick<ShapeLook, 'align' | 'vertical'>>>> = {
  above: { align: 'center', vertical: 'bottom' },
  below: { align: 'center', vertical: 'top' },
  left: { align: 'right', vertical: 'middle' },
  right: { align: 'left', vertical: 'middle' },
}

function alignments(style: Style): Pick<ShapeLook, 'align' | 'vertical' | 'textPlace'> {
  const align = oneOf(style.get('align'), ['left', 'center', 'right'] as const)
  const vertical = oneOf(style.get('verticalAlign'), ['top', 'middle', 'bottom'] as const)
  const textPlace = placeOfText(style)
  if (textPlace === undefined)
    return { ...(align !== undefined && { align }), ...(vertical !== undefined && { vertical }) }
  const usual = textPlaces[textPlace]
  return {
    ...((align ?? 'center') !== usual.align && { align: align ?? 'center' }),
    ...((vertical ?? 'middle') !== usual.vertical && { vertical: vertical ?? 'middle' }),
    textPlace,
  }
}

function placeOfText(style: Style): TextPlace | undefined {
  const vertical = style.get('verticalLabelPosition')
  if (vertical === 'top') return 'above'
  return vertical === 'bottom' ? 'below' : oneOf(style.get('labelPosition'), ['left', 'right'] as const)
}

export function connectorLook(style: Style): ConnectorLook {
  const color = colorOf(style.get('strokeColor'))
  return {
    ...(color !== undefined && color !== 'none' && { color }),
    ...(style.has('strokeWidth') && { width: within(numberOf(style.get('strokeWidth')), 0, 100) }),
    ...dash(style),
    ...cornerRadius(style),
    startArrow: arrowOf(style.get('startArrow') ?? 'none', style.get('startFill')),
    endArrow: arrowOf(style.get('endArrow') ?? 'classic', style.get('endFill')),
    ...(style.has('opacity') && { opacity: opacityOf(style) }),
    ...(style.get('sketch') === '1' && { sketch: true }),
  }
}

/** Twice the radius of corners: what draw.io takes where nothing is said, and that of our lines at right angles. */
const usualArc = 20
export const slightArc = 16

/** What is not usual here: sharp lines at right angles, and round corners of straight lines. */
function cornerRadius(style: Style): { radius?: number } {
  const form = lineStyle(style)
  if (form !== 'straight' && form !== 'orthogonal') return {}
  const arc = style.has('arcSize') ? numberOf(style.get('arcSize')) : usualArc
  const radius = style.get('rounded') === '1' ? within(arc / 2, 0, 1000) : 0
  return radius === (form === 'straight' ? 0 : slightArc / 2) ? {} : { radius }
}

export function lineStyle(style: Style): string {
  if (style.get('curved') === '1') return 'curved'
  const edge = style.get('edgeStyle')
  if (edge === undefined || edge === 'none' || edge === '') return 'straight'
  return style.get('rounded') === '1' && !style.has('arcSize') ? 'rounded' : 'orthogonal'
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
