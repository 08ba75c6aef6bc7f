import type { PersonSettings } from './person-settings.ts'

/** Beside the schema, not in it: whoever starts with these need not load what checks others. */
export const defaultPersonSettings: PersonSettings = {
  default_set: {},
  sort_by: 'desc',
  order_type: 'updated_at',
  hide_expander: 0,
  dblclick_addFloatNode: 1,
  accept_invitations: 1,
  usage_events: 1,
  notification_mail: 'off',
  language: null,
  theme: null,
  shortcuts: {},
  custom_themes: [],
  custom_shapes: [],
  custom_icons: [],
}
