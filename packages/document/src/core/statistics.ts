/** What is counted of a document, for limits and lists. */
export interface Statistics {
  readonly nodeNum: number
  readonly imageNum: number
  /** Unique, in order, joined by commas. */
  readonly resourceIds: string
}
