import { z } from 'zod'
import { customIcons } from './custom-icon.ts'
import { customShapes } from './custom-shape.ts'
import { customTheme } from './custom-theme.ts'

const flag = z.union([z.literal(0), z.literal(1)])

const atMost = (count: number) => (record: object) => Object.keys(record).length <= count

const scalar = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])

/** What a person has chosen for themselves, on every device. */
export const personSettings = z.strictObject({
  /** What new documents start with, and other small choices of the app. `map_layout` is the name of a layout, or null. */
  default_set: z.record(z.string().regex(/^[\w.-]{1,64}$/), scalar).refine(atMost(50)),
  /** Which way lists are sorted, and by what. */
  sort_by: z.enum(['asc', 'desc']),
  order_type: z.enum(['file_name', 'created_at', 'updated_at']),
  /** The map shows no handles for folding. */
  hide_expander: flag,
  dblclick_addFloatNode: flag,
  /** 0: nobody can invite this person to work on something together. */
  accept_invitations: flag,
  /** 0: what this person does with the app is not counted, where the server counts at all. */
  usage_events: flag,
  /** `digest`: unread notifications come by mail, in one mail an hour at most. */
  notification_mail: z.enum(['off', 'digest']),
  /** Null: never chosen, the device decides. */
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(20)
    .nullable(),
  theme: z.enum(['light', 'dark', 'system']).nullable(),
  /** Keys by action, where they differ from the usual ones; null: none. */
  shortcuts: z.record(z.string().regex(/^[\w.-]{1,64}$/), z.string().max(64).nullable()).refine(atMost(200)),
  /** Themes of their own, in the order in which they were made. */
  custom_themes: z.array(customTheme).max(30),
  /** Shapes of their own, for flowcharts. */
  custom_shapes: customShapes,
  /** Icons of their own, for topics. */
  custom_icons: customIcons,
})
export type PersonSettings = z.output<typeof personSettings>
