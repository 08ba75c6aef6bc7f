import { sessionStore } from '../../platform/session/session-store.ts'
import { useStore } from '../../platform/store.ts'
import type { DocumentAddress } from './address.ts'
import type { BarLook } from './bar-look.ts'
import { DraftPage } from './DraftPage.tsx'
import { FilePage } from './FilePage.tsx'

export function DocumentPage({ address: { kind, id }, look }: { address: DocumentAddress; look: BarLook }) {
  const session = useStore(sessionStore)
  if (kind === 'draft') return <DraftPage id={id} look={look} />
  // The gate before this page lets in only people it knows.
  if (!session?.user) return null
  const { token, user } = session
  return <FilePage key={token} id={id} token={token} personId={user.user_id} look={look} />
}
