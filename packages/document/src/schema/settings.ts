import type { MapSnapshot, MapSpacing } from '../snapshot/snapshot.ts'
import type { Record } from './collections.ts'
import { type Fields, name, number, readFields } from './fields.ts'
import { readKept } from './kept.ts'
import { readBackground } from './look.ts'

/** What is chosen for a map as a whole. */
export type Settings = Pick<MapSnapshot, 'layout' | 'theme' | 'background' | 'spacing' | 'numbering' | 'kept'>

export const defaultLayout = 'right'
export const defaultTheme = 'sky-19'

export const spacingFields: Fields<MapSpacing> = { level: number(0, 1000), sibling: number(0, 1000) }

/** Names nobody knows are read as they are written: whoever uses them falls back, and the next app may know them. */
export const settingName = name()

export function readSettings(meta: Record): Settings {
  const spacing = readFields(spacingFields, meta.get('spacing'))
  const numbering = settingName(meta.get('numbering'))
  const kept = readKept(meta.get('kept'))
  return {
    layout: settingName(meta.get('layout')) ?? defaultLayout,
    theme: settingName(meta.get('theme')) ?? defaultTheme,
    background: readBackground(meta.get('background')),
    ...(Object.keys(spacing).length > 0 && { spacing }),
    ...(numbering !== undefined && { numbering }),
    ...(kept && { kept }),
  }
}
