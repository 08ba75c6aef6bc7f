import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { markGuest } from '../../platform/session/guest-mark.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { useDrafts } from './drafts-query.ts'
import { FileList } from './FileList.tsx'
import { FileListSkeleton } from './FileListSkeleton.tsx'
import { itemOfDraft } from './file-item.ts'
import { ListError } from './ListError.tsx'
import type { ListLook } from './list-look.ts'
import { NothingHere } from './NothingHere.tsx'
import { OnlyHereStrip } from './OnlyHereStrip.tsx'
import { homePath } from './paths.ts'
import type { Place } from './places.ts'

/** What was made in this browser without an account. */
export function DraftsContent({ place, look }: { place: Place; look: ListLook }) {
  useEffect(() => markGuest(true), [])
  const speaker = useText()
  const { data, isPending, isError, error, refetch } = useDrafts()
  const isSignedIn = useSession().status === 'signed-in'
  const isLate = useDelayed(isPending)
  if (isLate) return <FileListSkeleton look={look} />
  if (!data) return isError && <ListError error={error} onRetry={() => void refetch()} />
  // Whoever has an account finds everything there, once nothing is left here.
  if (data.length === 0 && isSignedIn) return <Redirect to={homePath} replace />
  if (data.length === 0) return <NothingHere place={place} />
  return (
    <>
      {!isSignedIn && <OnlyHereStrip />}
      <FileList items={data.map((draft) => itemOfDraft(draft, speaker))} look={look} />
    </>
  )
}
