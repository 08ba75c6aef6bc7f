import type { Command } from '../commands/commands.ts'
import { sameJson } from '../schema/plain.ts'
import type { Settings } from '../schema/settings.ts'
import type { MapSnapshot } from '../snapshot/snapshot.ts'

export function settingCommands(now: MapSnapshot, wanted: Settings): Command[] {
  const commands: Command[] = []
  if (now.layout !== wanted.layout) commands.push({ type: 'setLayout', layout: wanted.layout })
  if (now.theme !== wanted.theme) commands.push({ type: 'setTheme', theme: wanted.theme })
  if (!sameJson(now.background, wanted.background)) {
    commands.push({ type: 'setBackground', background: wanted.background })
  }
  if (!sameJson(now.spacing, wanted.spacing)) commands.push({ type: 'setStyle', spacing: wanted.spacing ?? null })
  if (now.numbering !== wanted.numbering) commands.push({ type: 'setStyle', numbering: wanted.numbering ?? null })
  if (!sameJson(now.kept, wanted.kept)) commands.push({ type: 'setKept', kept: wanted.kept ?? null })
  return commands
}
