import type { Theme } from '@ramify/themes'
import { roleColors } from './role-colors.ts'
import type { RoleColors, RoleKind } from './role-kind.ts'
import { type TypeStyle, typeStyle } from './type-style.ts'

/** What the theme says about a topic and the line to it, before its own look: the same object for the same role. */
export interface Role extends RoleColors {
  readonly kind: RoleKind
  readonly type: TypeStyle
  /** For marks that should not shout. */
  readonly quiet: string
  readonly dark: boolean
  readonly line: LineStyle
}

/** The line from the parent. */
export interface LineStyle {
  readonly style: string
  readonly color: string
  readonly width: number
  /** Where it arrives: less than its width when it narrows on the way. */
  readonly endWidth: number
  readonly corner: number
}

/** Floating topics and what hangs on them belong to no branch of the root. */
export const noBranch = -1

/** To either side, in parts of a line's width: how a line that tapers begins and ends. */
export const taper = { start: 1.25, end: 0.3 }

/** The roles of one theme. */
export class Roles {
  readonly #theme: Theme
  readonly #made = new Map<number, Role>()

  constructor(theme: Theme) {
    this.#theme = theme
  }

  /** `depth` counts from the root; `branch` is the number of the root's child that it belongs to, or `noBranch`. */
  of(kind: RoleKind, depth: number, branch: number): Role {
    const count = this.#theme.branches.length
    const number = branch < 0 ? noBranch : branch % count
    const key = (kinds.indexOf(kind) * 4 + Math.min(3, depth)) * (count + 1) + number + 1
    let role = this.#made.get(key)
    if (!role) {
      role = makeRole(this.#theme, kind, depth, number)
      this.#made.set(key, role)
    }
    return role
  }
}

export function rolesOf(theme: Theme): Roles {
  let roles = byTheme.get(theme)
  if (!roles) {
    roles = new Roles(theme)
    byTheme.set(theme, roles)
  }
  return roles
}

const byTheme = new WeakMap<Theme, Roles>()
const kinds: readonly RoleKind[] = ['root', 'level1', 'deeper', 'summary', 'floating']

function makeRole(theme: Theme, kind: RoleKind, depth: number, branch: number): Role {
  return {
    kind,
    type: typeStyle(theme.font, kind),
    ...roleColors[kind](theme, branch),
    quiet: theme.relation.line,
    dark: theme.dark,
    line: lineStyle(theme, depth, branch),
  }
}

function lineStyle({ line, branches, relation }: Theme, depth: number, branch: number): LineStyle {
  const width = line.widths[Math.min(2, Math.max(0, depth - 1)) as 0 | 1 | 2]
  const colors = line.colors === 'single' ? branches[0] : branches[Math.max(0, branch)]
  const tapers = line.taper && depth === 1
  return {
    style: tapers ? 'taper' : line.style,
    color: branch < 0 ? relation.line : (colors ?? branches[0]).line,
    width,
    endWidth: tapers ? 2 * taper.end * width : width,
    corner: line.corner,
  }
}
