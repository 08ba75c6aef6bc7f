import { type ConnectorLook, isPlain, type LabelLook, type ShapeLook } from '@ramify/document'
import { arrows, slightArc, textPlaces } from './looks.ts'

/** Properties to set, or to take away where they are null. */
export type StyleChanges = { readonly [property: string]: string | null }

export function shapeChanges(look: ShapeLook): StyleChanges {
  const { fill, gradient, border, borderWidth, radius, opacity, shadow, sketch } = look
  return {
    ...textChanges(look),
    ...dashChanges(look.dash),
    fillColor: fill ?? null,
    gradientColor: gradient ?? null,
    strokeColor: border ?? null,
    strokeWidth: borderWidth === undefined ? null : String(borderWidth),
    ...(radius !== undefined && { rounded: '1', absoluteArcSize: '1', arcSize: String(radius * 2) }),
    opacity: opacity === undefined ? null : percent(opacity),
    shadow: shadow ? '1' : null,
    sketch: sketch ? '1' : null,
    ...alignmentChanges(look),
  }
}

function alignmentChanges({ align, vertical, textPlace }: ShapeLook): StyleChanges {
  const usual = textPlace === undefined ? undefined : textPlaces[textPlace]
  const isAside = textPlace === 'left' || textPlace === 'right'
  return {
    align: align ?? usual?.align ?? null,
    verticalAlign: vertical ?? usual?.vertical ?? null,
    labelPosition: isAside ? textPlace : usual ? 'center' : null,
    verticalLabelPosition: isAside ? 'middle' : usual ? (textPlace === 'above' ? 'top' : 'bottom') : null,
  }
}

export function connectorChanges(look: ConnectorLook): StyleChanges {
  const start = endOf(look.startArrow ?? 'none')
  const end = endOf(look.endArrow ?? 'arrow')
  return {
    ...dashChanges(look.dash),
    strokeColor: look.color ?? null,
    strokeWidth: look.width === undefined ? null : String(look.width),
    startArrow: start.name,
    startFill: start.fill,
    endArrow: end.name,
    endFill: end.fill,
    opacity: look.opacity === undefined ? null : percent(look.opacity),
    sketch: look.sketch ? '1' : null,
  }
}

/** A size of the corners makes lines at right angles out of rounded ones when they are read. */
export function cornerChanges(style: string, { radius }: ConnectorLook): StyleChanges {
  if (style === 'rounded' || style === 'curved') return { rounded: '1', arcSize: null }
  const round = radius ?? (style === 'straight' ? 0 : slightArc / 2)
  return round === 0 ? { rounded: '0', arcSize: null } : { rounded: '1', arcSize: String(round * 2) }
}

export function labelChanges(look: LabelLook): StyleChanges {
  return { ...textChanges(look), labelBackgroundColor: look.fill ?? null, align: look.align ?? null }
}

function textChanges({ color, size, family, bold, italic, underline, strike }: LabelLook): StyleChanges {
  const letters = (bold ? 1 : 0) + (italic ? 2 : 0) + (underline ? 4 : 0) + (strike ? 8 : 0)
  return {
    fontColor: color ?? null,
    fontSize: size === undefined ? null : String(size),
    fontFamily: family ?? null,
    fontStyle: letters === 0 ? null : String(letters),
  }
}

const percent = (share: number) => String(Math.round(share * 10_000) / 100)

function dashChanges(dash: string | undefined): StyleChanges {
  if (dash === undefined || dash === 'solid') return { dashed: null, dashPattern: null }
  return { dashed: '1', dashPattern: dash === 'dotted' ? '1 3' : null }
}

/** The name there of one of our ends, and whether it is filled. */
function endOf(end: string): { readonly name: string; readonly fill: string } {
  for (const [name, [filled, open]] of Object.entries(arrows)) {
    if (filled === end) return { name, fill: '1' }
    if (open === end) return { name, fill: '0' }
  }
  return { name: 'classic', fill: '1' }
}

/** Those of its fields that say something; documents may hold anything there. */
export const lookIn = <Look extends object>(value: unknown): Look => (isPlain(value) ? (value as Look) : ({} as Look))

export function changed(style: ReadonlyMap<string, string>, changes: StyleChanges): Map<string, string> {
  const next = new Map(style)
  for (const [property, value] of Object.entries(changes)) {
    if (value === null) next.delete(property)
    else next.set(property, value)
  }
  return next
}
