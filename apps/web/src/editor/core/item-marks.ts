/** Items that somebody is led to one after the other, as by the report of an import. */
export interface ItemMarks {
  readonly ids: readonly string[]
  /** The one that is looked at. */
  readonly current: string | null
  /** Beside that one: what there is to know of it. */
  readonly words: string | null
}

export const noMarks: ItemMarks = { ids: [], current: null, words: null }
