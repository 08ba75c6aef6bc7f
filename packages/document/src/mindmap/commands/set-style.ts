import { nullable } from '../../core/arguments.ts'
import { checkFields } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { spacingFields } from '../schema/settings.ts'
import type { MapSpacing } from '../snapshot/snapshot.ts'
import type { CommandContext, Plan } from './plan.ts'

/** How roomy the map is; null goes back to what the layout does. */
export interface SetStyle {
  readonly type: 'setStyle'
  readonly spacing: MapSpacing | null
}

export function setStyle({ spacing }: SetStyle, _context: CommandContext): Plan {
  const room = nullable('spacing', spacing, (value) => checkFields(spacingFields, value)) ?? undefined
  return { write: (writer) => writer.meta('spacing', filled(room)) }
}
