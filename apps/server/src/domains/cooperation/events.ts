/** What people may want to be notified of. */
export type CooperationEvent =
  /** Somebody was made a member of a file. */
  | { type: 'invited'; fileId: string; personId: string; by: string }
  /** Somebody joined by a link or an invitation to their address. */
  | { type: 'joined'; fileId: string; personId: string; to: string }
  /** Somebody asks for the right to write. */
  | { type: 'applied'; fileId: string; personId: string; to: readonly string[] }
  | { type: 'answered'; fileId: string; personId: string; by: string; isAccepted: boolean }
  /** Somebody asks the owner to be let in. */
  | { type: 'access-requested'; fileId: string; personId: string; to: string }
