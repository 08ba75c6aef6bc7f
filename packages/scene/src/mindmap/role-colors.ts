import { mix, readable, type Theme } from '@ramify/themes'
import type { RoleColors, RoleKind } from './role-kind.ts'

/** Shape and colours of each kind of topic, from the theme and the number of its branch. */
export const roleColors: Record<RoleKind, (theme: Theme, branch: number) => RoleColors> = {
  root: ({ root }) => ({
    shape: root.shape,
    fill: paint(root.fill),
    border: paint(root.border),
    borderWidth: root.borderWidth,
    color: root.text,
  }),
  level1: (theme, branch) => {
    const { fill, border, text } = branchOf(theme, branch)
    const { shape, borderWidth } = theme.level1
    return { shape, fill: paint(fill), border: paint(border), borderWidth, color: text }
  },
  deeper: (theme, branch) => {
    const { shape, text } = theme.level2
    const colors = branch < 0 ? { childText: text, childFill: 'none' } : branchOf(theme, branch)
    return { shape, fill: paint(colors.childFill), border: null, borderWidth: 1, color: colors.childText }
  },
  summary: (theme, branch) => {
    const { shape } = theme.summary
    return { shape, border: null, borderWidth: 1, ...summaryColors(theme, branch) }
  },
  floating: ({ floating }) => ({
    shape: floating.shape,
    fill: paint(floating.fill),
    border: paint(floating.border),
    borderWidth: 1,
    color: floating.text,
  }),
}

/** In the colours of the branch it sums up, made as every theme makes its summary's of the first branch's line. */
function summaryColors(theme: Theme, branch: number): Pick<RoleColors, 'fill' | 'color'> {
  if (branch <= 0) return { fill: paint(theme.summary.fill), color: theme.summary.text }
  const { line } = branchOf(theme, branch)
  const fill = mix(line, theme.background.color, theme.dark ? 0.2 : 0.12)
  return { fill, color: readable(mix(line, theme.dark ? '#ffffff' : '#000000', 0.7), fill) }
}

function branchOf({ branches }: Theme, branch: number) {
  return branches[Math.max(0, branch)] ?? branches[0]
}

function paint(color: string): string | null {
  return color === 'none' ? null : color
}
