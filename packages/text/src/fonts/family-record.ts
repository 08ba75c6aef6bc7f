/** What the generated table says about one bundled family. Ranges are in the notation of `code-point-set.ts`. */
export interface FamilyRecord {
  readonly family: string
  /** The package is `@fontsource/<id>`, its files are named `<id>-<slice>-<weight>-<normal|italic>.woff2`. */
  readonly id: string
  /** `han`: for Chinese and Japanese, where nearly every character is one em wide. */
  readonly role: 'text' | 'han' | 'emoji'
  readonly italic: boolean
  /** Joins f with what follows it. */
  readonly ligatures: boolean
  readonly unitsPerEm: number
  /** In units of the font, both positive. */
  readonly ascent: number
  readonly descent: number
  /** Characters whose width only the font itself knows. */
  readonly proportional: string
  /** Characters exactly one em wide at every weight. */
  readonly full: readonly string[]
}
