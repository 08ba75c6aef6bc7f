import type { Level, LevelLooks, Look } from '@ramify/document'
import { labelColors, type Theme } from '@ramify/themes'
import { roleColors } from './role-colors.ts'
import type { RoleColors, RoleKind } from './role-kind.ts'
import { type TypeStyle, typeStyle } from './type-style.ts'

/** What theme and level say about a topic and the line to it, before its own look: the same object for the same role. */
export interface Role extends RoleColors {
  readonly kind: RoleKind
  readonly level: Level
  /** What its level says where it differs from the theme. */
  readonly look: Look
  readonly type: TypeStyle
  /** For marks that should not shout. */
  readonly quiet: string
  /** Of the labels below its words. */
  readonly label: { readonly fill: string; readonly text: string }
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
  /** Lengths of dashes and gaps; empty for a whole line. */
  readonly dash: readonly number[]
  /** Heads at the parent and at the topic, by the names of `arrows`. */
  readonly start: string
  readonly end: string
}

/** Floating topics and what hangs on them belong to no branch of the root. */
export const noBranch = -1

/** To either side, in parts of a line's width: how a line that tapers begins and ends. */
export const taper = { start: 1.25, end: 0.3 }

/** The roles of one theme, with looks of levels over it. */
export class Roles {
  readonly #theme: Theme
  readonly #levels: LevelLooks
  readonly #made = new Map<number, Role>()

  constructor(theme: Theme, levels: LevelLooks) {
    this.#theme = theme
    this.#levels = levels
  }

  /** `depth` counts from the root; `branch` is the number of the root's child that it belongs to, or `noBranch`. */
  of(kind: RoleKind, depth: number, branch: number): Role {
    const count = this.#theme.branches.length
    const number = branch < 0 ? noBranch : branch % count
    const key = (kinds.indexOf(kind) * 4 + Math.min(3, depth)) * (count + 1) + number + 1
    let role = this.#made.get(key)
    if (!role) {
      role = makeRole(this.#theme, this.#levels, kind, depth, number)
      this.#made.set(key, role)
    }
    return role
  }
}

/** The same for the same theme and the same looks of levels, so that a scene can tell whether anything is different. */
export function rolesOf(theme: Theme, levels: LevelLooks = noLevels): Roles {
  const ofTheme = made.get(theme) ?? new WeakMap<LevelLooks, Roles>()
  const roles = ofTheme.get(levels) ?? new Roles(theme, levels)
  made.set(theme, ofTheme.set(levels, roles))
  return roles
}

/** Which level of a map a topic of this kind and depth belongs to. */
export function levelOf(kind: RoleKind, depth: number): Level {
  if (kind === 'root') return 0
  if (kind === 'level1') return 1
  return kind === 'deeper' ? (depth <= 2 ? 2 : 3) : kind
}

const noLevels: LevelLooks = {}
/** Of a level that says nothing. */
export const noLook: Look = {}
const made = new WeakMap<Theme, WeakMap<LevelLooks, Roles>>()
const whole: readonly number[] = []
const kinds: readonly RoleKind[] = ['root', 'level1', 'deeper', 'summary', 'floating']

function makeRole(theme: Theme, levels: LevelLooks, kind: RoleKind, depth: number, branch: number): Role {
  const level = levelOf(kind, depth)
  return {
    kind,
    level,
    look: levels[level] ?? noLook,
    type: typeStyle(theme.font, kind),
    ...roleColors[kind](theme, branch),
    quiet: theme.relation.line,
    label: labelColors(theme),
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
    dash: whole,
    start: 'none',
    end: 'none',
  }
}
