import { readBackground } from '../../core/background.ts'
import type { Record } from '../../core/collections.ts'
import { type Field, type Fields, list, name, number, readFields } from '../../core/fields.ts'
import { sameJson } from '../../core/json.ts'
import { readKept } from '../../core/kept.ts'
import type { Level, LevelLooks, Look, MapSnapshot, MapSpacing } from '../snapshot/snapshot.ts'
import { readLook } from './look.ts'

/** What is chosen for a map as a whole. */
export type Settings = Pick<
  MapSnapshot,
  'layout' | 'theme' | 'background' | 'spacing' | 'levels' | 'colors' | 'numbering' | 'kept'
>

export const defaultLayout = 'right'
export const defaultTheme = 'sky-19'

export const spacingFields: Fields<MapSpacing> = { level: number(0, 1000), sibling: number(0, 1000) }

/** Names nobody knows are read as they are written: whoever uses them falls back, and the next app may know them. */
export const settingName = name()

export const levels: readonly Level[] = [0, 1, 2, 3, 'floating', 'summary', 'callout']

export const levelName: Field<Level> = (value) => levels.find((level) => level === value)

/** One key for each level: two people who dress different levels do not undo each other. */
export function levelKey(level: Level): string {
  return typeof level === 'number' ? `level${level}` : `level-${level}`
}

/** Looks of levels from wherever they are written, without those that say nothing. */
export function levelLooks(lookOf: (level: Level) => Look): LevelLooks | undefined {
  const said = levels.map((level) => [level, lookOf(level)] as const)
  const looks = said.filter(([, look]) => Object.keys(look).length > 0)
  return looks.length > 0 ? Object.fromEntries(looks) : undefined
}

const hexColor: Field<string> = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined

/** Colours that others can be made of, so in one form only. */
export const branchColors: Field<readonly string[]> = (value) => {
  const colors = list(hexColor, 12)(value)
  return colors && colors.length > 0 ? colors : undefined
}

export function readSettings(meta: Record): Settings {
  const spacing = readFields(spacingFields, meta.get('spacing'))
  const numbering = settingName(meta.get('numbering'))
  const looks = levelLooks((level) => readLook(meta.get(levelKey(level))))
  const colors = branchColors(meta.get('colors'))
  const kept = readKept(meta.get('kept'))
  return {
    layout: settingName(meta.get('layout')) ?? defaultLayout,
    theme: settingName(meta.get('theme')) ?? defaultTheme,
    background: readBackground(meta.get('background')),
    ...(Object.keys(spacing).length > 0 && { spacing }),
    ...(looks && { levels: looks }),
    ...(colors && { colors }),
    ...(numbering !== undefined && { numbering }),
    ...(kept && { kept }),
  }
}

/** The newer settings with objects of the older ones wherever they say the same: what is made of them is made once. */
export function sharedSettings(newer: Settings, older: Settings): Settings {
  const shared = Object.entries(newer).map(([key, value]) => {
    const before = older[key as keyof Settings]
    return [key, sameJson(value, before) ? before : value]
  })
  return Object.fromEntries(shared) as unknown as Settings
}
