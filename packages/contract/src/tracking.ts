/** Where the web app sends what was done with it, where the server wants to know. */
export const trackingPath = '/api/tracking'

/** The codes of reasons by what people call them: only names are sent. */
export const trackedReasons = {
  rs016: 'new_file',
  rs017: 'copy_file',
  rs018: 'save_share',
  rs026: 'node_num_limit',
} as const

/** `use`: something was done. `limit`: the plan was not enough for it. `log`: the same again, by host. */
export type TrackedEvent = 'use' | 'limit' | 'log'

/** What was done, or wanted. */
export type TrackedReason =
  | (typeof trackedReasons)[keyof typeof trackedReasons]
  | 'export_file'
  | 'import_file'
  | 'insert_image'
  | 'join_file'
  | 'share_file'
  | 'use_template'

/** Short words and numbers, such as the format of an export: no place for names or texts. */
export type TrackedExtras = Readonly<Record<string, string | number | boolean>>
