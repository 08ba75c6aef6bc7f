import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Session } from '../../platform/sessions/sessions.ts'
import type { WorkchatProvider } from './providers/workchat-provider.ts'

interface Invited {
  /** The name of the document. */
  readonly name: string
  /** The path by which people join, with the code behind its `#`. */
  readonly path: string
}

export interface Services {
  readonly provider: WorkchatProvider
  readonly limits: Limits
  readonly log: Log
  /** Opens a document for others, if it is not yet, and gives the way to join it. Refuses who may not do that. */
  readonly invite: (fileId: string, session: Session) => Promise<Invited>
  /** Who a person is there, by whichever way they have proved it; null: nobody knows. */
  readonly subjectOf: (personId: string) => Promise<string | null>
}
