import type { ConnectorLook, ShapeLook } from '@ramify/document'
import { type Cell, numberOf } from './cells.ts'

type Style = Cell['style']

/** Only what the cell says itself: everything else follows the theme. */
export function shapeLook(style: Style): ShapeLook {
  const fill = colorOf(style.get('fillColor'))
  const border = colorOf(style.get('strokeColor'))
  const align = oneOf(style.get('align'), ['left', 'center', 'right'] as const)
  const vertical = oneOf(style.get('verticalAlign'), ['top', 'middle', 'bottom'] as const)
  return {
    ...textLook(style),
    ...(fill !== undefined && { fill }),
    ...(border !== undefined && { border }),
    ...(style.has('strokeWidth') && { borderWidth: within(numberOf(style.get('strokeWidth')), 0, 100) }),
    ...dash(style),
    ...(style.has('opacity') && { opacity: within(numberOf(style.get('opacity')) / 100, 0, 1) }),
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
    ...(style.has('opacity') && { opacity: within(numberOf(style.get('opacity')) / 100, 0, 1) }),
    ...(style.get('sketch') === '1' && { sketch: true }),
  }
}

function textLook(style: Style): ShapeLook {
  const color = colorOf(style.get('fontColor'))
  const letters = numberOf(style.get('fontStyle'))
  return {
    ...(color !== undefined && color !== 'none' && { color }),
    ...(style.has('fontSize') && { size: within(Math.round(numberOf(style.get('fontSize'))), 8, 96) }),
    ...(letters & 1 && { bold: true }),
    ...(letters & 2 && { italic: true }),
    ...(letters & 4 && { underline: true }),
    ...(letters & 8 && { strike: true }),
  }
}

function dash(style: Style): { dash?: string } {
  if (style.get('dashed') !== '1') return {}
  return { dash: /^[12][ .]/.test(style.get('dashPattern') ?? '') ? 'dotted' : 'dashed' }
}

/** Names of ends there, filled and not. */
const arrows: Readonly<Record<string, readonly [filled: string, open: string]>> = {
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
  return found ? found[fill === '0' ? 1 : 0] : 'arrow'
}

/** Hexadecimal colours and none at all; `default` and functions of both modes follow the theme. */
function colorOf(text: string | undefined): string | undefined {
  if (text === 'none') return 'none'
  return text !== undefined && /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined
}

function oneOf<Name extends string>(text: string | undefined, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === text)
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
