import type { Record } from '../../core/collections.ts'
import { name } from '../../core/fields.ts'
import { readKept } from '../../core/kept.ts'
import type { FlowchartSettings } from '../snapshot/snapshot.ts'

export const defaultTheme = 'sky-19'
export const defaultJumps = 'arc'

/** Names nobody knows are read as they are written: whoever uses them falls back, and the next app may know them. */
export const settingName = name()

export function readSettings(meta: Record): FlowchartSettings {
  const kept = readKept(meta.get('kept'))
  return {
    theme: settingName(meta.get('theme')) ?? defaultTheme,
    jumps: settingName(meta.get('jumps')) ?? defaultJumps,
    ...(kept && { kept }),
  }
}
