/** What a topic is to its map. */
export type RoleKind = 'root' | 'level1' | 'deeper' | 'summary' | 'floating'

/** Shape and colours that go with it. */
export interface RoleColors {
  readonly shape: string
  readonly fill: string | null
  readonly border: string | null
  readonly borderWidth: number
  readonly color: string
}
