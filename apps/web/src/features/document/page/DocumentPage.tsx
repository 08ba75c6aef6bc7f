import { useState } from 'react'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { DocumentAddress } from '../address.ts'
import type { BarLook } from './bar-look.ts'
import { DraftPage } from './DraftPage.tsx'
import { FilePage } from './FilePage.tsx'

export function DocumentPage({ address: { kind, id }, look }: { address: DocumentAddress; look: BarLook }) {
  const session = useStore(sessionStore)
  /** A map that was restored from the trash, or to which somebody was let in, is opened from the beginning. */
  const [visit, setVisit] = useState(0)
  if (kind === 'draft') return <DraftPage id={id} look={look} />
  // The gate before this page lets in only people it knows.
  if (!session?.user) return null
  const { token, user } = session
  const person = { token, personId: user.user_id }
  return <FilePage key={`${token} ${visit}`} id={id} {...person} look={look} onOpenAgain={() => setVisit(visit + 1)} />
}
