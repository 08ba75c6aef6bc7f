import { checkFields } from '../schema/fields.ts'
import { settingName, spacingFields } from '../schema/settings.ts'
import type { MapSpacing } from '../snapshot/snapshot.ts'
import { nullable } from './arguments.ts'
import { filled } from './node-content.ts'
import type { CommandContext, Plan } from './plan.ts'

/** How roomy the map is and how its nodes are numbered; null goes back to what the layout does. */
export interface SetStyle {
  readonly type: 'setStyle'
  readonly spacing?: MapSpacing | null
  readonly numbering?: string | null
}

export function setStyle({ spacing, numbering }: SetStyle, _context: CommandContext): Plan {
  const room =
    spacing === undefined ? undefined : nullable('spacing', spacing, (value) => checkFields(spacingFields, value))
  const way = numbering === undefined ? undefined : nullable('numbering', numbering, settingName)
  return {
    write(writer) {
      if (room !== undefined) writer.meta('spacing', filled(room ?? undefined))
      if (way !== undefined) writer.meta('numbering', way ?? undefined)
    },
  }
}
