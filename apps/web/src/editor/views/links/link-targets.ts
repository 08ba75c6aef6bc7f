/** Parts of a document that a link can lead to, to choose one. */
export interface LinkTargets {
  readonly kind: string
  readonly words: {
    readonly label: string
    readonly search: string
    readonly none: string
    readonly choose: string
    readonly gone: string
  }
  /** The part that an address leads to; null: none of these. */
  idOf(url: string): string | null
  urlOf(id: string): string
  has(id: string): boolean
  /** Those with these words in them, in the order of the document; no more than a list can show. */
  find(words: string): readonly FoundTarget[]
}

export interface FoundTarget {
  readonly id: string
  readonly name: string
  /** Where it is. */
  readonly place: string
}

/** No list shows more. */
export const mostTargets = 100
