import { CallError, type Errno } from '@ramify/contract'

const endings: readonly (Errno | null)[] = [-102, -103, -213, -220]

/** No session, or one that is over: what was asked for needs signing in. */
export function endsSession(errno: Errno | null): boolean {
  return endings.includes(errno)
}

/** A call that found its session over. The person has been told, so whoever made it need not say so again. */
export class SessionEnded extends CallError {}
