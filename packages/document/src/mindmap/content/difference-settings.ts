import { sameJson } from '../../core/json.ts'
import type { Command } from '../commands/commands.ts'
import { levels, type Settings } from '../schema/settings.ts'
import type { Level, MapSnapshot } from '../snapshot/snapshot.ts'
import { patchTo } from './patch-to.ts'

export function settingCommands(now: MapSnapshot, wanted: Settings): Command[] {
  const commands: Command[] = []
  if (now.layout !== wanted.layout) commands.push({ type: 'setLayout', layout: wanted.layout })
  if (now.theme !== wanted.theme) commands.push({ type: 'setTheme', theme: wanted.theme })
  if (!sameJson(now.background, wanted.background)) {
    commands.push({ type: 'setBackground', background: wanted.background })
  }
  if (!sameJson(now.spacing, wanted.spacing)) commands.push({ type: 'setStyle', spacing: wanted.spacing ?? null })
  for (const level of levels) commands.push(...levelCommands(level, now, wanted))
  if (!sameJson(now.colors, wanted.colors)) commands.push({ type: 'setColors', colors: wanted.colors ?? null })
  if (now.numbering !== wanted.numbering) commands.push({ type: 'setNumbering', numbering: wanted.numbering ?? null })
  if (!sameJson(now.kept, wanted.kept)) commands.push({ type: 'setKept', kept: wanted.kept ?? null })
  return commands
}

function levelCommands(level: Level, now: Settings, wanted: Settings): Command[] {
  const [old = {}, look = {}] = [now.levels?.[level], wanted.levels?.[level]]
  return sameJson(old, look) ? [] : [{ type: 'setLevelLook', level, look: patchTo(old, look) }]
}
