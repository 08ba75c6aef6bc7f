/** What somebody may do with a document, as the server last said. */
export interface Rights {
  readonly edit: boolean
  /** The most topics it may have; null for no limit. */
  readonly nodes: number | null
}

/** Until anybody has said anything. */
export const noRights: Rights = { edit: false, nodes: null }
