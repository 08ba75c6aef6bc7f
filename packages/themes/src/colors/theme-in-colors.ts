import type { BranchColors, Color, Paint, Theme } from '../theme.ts'
import { channelsOf, mix } from './mix.ts'
import { isReadable, readable } from './readable.ts'

/**
 * A theme with other colours of branches (`#rrggbb`), made as it makes them of its own: filled, tinted, framed or bare.
 * The same object for the same theme and the same list.
 */
export function themeInColors(base: Theme, colors: readonly string[]): Theme {
  const [first, ...rest] = colors.map((color) => color.toLowerCase())
  if (first === undefined) return base
  const known = made.get(base)?.get(colors)
  if (known) return known
  const theme = recolored(base, [first, ...rest])
  const ofBase = made.get(base) ?? new WeakMap<readonly string[], Theme>()
  made.set(base, ofBase.set(colors, theme))
  return theme
}

const made = new WeakMap<Theme, WeakMap<readonly string[], Theme>>()

function recolored(base: Theme, [first, ...rest]: readonly [string, ...string[]]): Theme {
  const paper = base.background.color
  const line = first as Color
  const soft = mix(first, paper, base.dark ? 0.2 : 0.12) as Color
  return {
    ...base,
    line: { ...base.line, colors: rest.length > 0 ? 'rainbow' : 'single' },
    branches: [branchIn(first, base), ...rest.map((color) => branchIn(color, base))],
    summary: { ...base.summary, line, fill: soft, text: readable(deepened(first, base, 0.7), soft) as Color },
    boundary: { ...base.boundary, line, fill: mix(first, paper, base.dark ? 0.1 : 0.05) as Color },
  }
}

function branchIn(color: string, base: Theme): BranchColors {
  const [model] = base.branches
  const paper = base.background.color
  const fill = paintIn(color, model.fill, model.line, paper)
  const childFill = paintIn(color, model.childFill, model.line, paper)
  return {
    line: color as Color,
    fill,
    text: textIn(color, fill, base),
    border: model.border === 'none' ? 'none' : (color as Color),
    // Where children have no colour of their branch behind them, their words have none either.
    childFill,
    childText: childFill === 'none' ? model.childText : (readable(deepened(color, base, 0.55), childFill) as Color),
  }
}

/** As much of the colour as the theme has of its own line in the same place. */
function paintIn(color: string, fill: Paint, line: Color, paper: Color): Paint {
  return fill === 'none' ? 'none' : (mix(color, paper, shareOf(fill, line, paper)) as Color)
}

/** Which part of a paint is the line's colour, and which the paper's. */
function shareOf(fill: Color, line: Color, paper: Color): number {
  const [of, from, to] = [channelsOf(fill), channelsOf(paper), channelsOf(line)]
  let [along, length] = [0, 0]
  for (const [at, start] of from.entries()) {
    const way = (to[at] as number) - start
    along += ((of[at] as number) - start) * way
    length += way * way
  }
  return length === 0 ? 1 : Math.min(1, Math.max(0, along / length))
}

/** On a full colour the theme's own words where they can be read; elsewhere a deeper shade of the colour. */
function textIn(color: string, fill: Paint, base: Theme): Color {
  const paper = fill === 'none' ? base.background.color : fill
  if (fill === color)
    return [base.branches[0].text, '#ffffff', '#12151a', '#000000'].find((text) => isReadable(text, fill)) as Color
  return readable(fill === 'none' ? color : deepened(color, base, 0.8), paper) as Color
}

/** Darker on a light theme, lighter on a dark one. */
function deepened(color: string, { dark }: Theme, share: number): string {
  return mix(color, dark ? '#ffffff' : '#000000', share)
}
