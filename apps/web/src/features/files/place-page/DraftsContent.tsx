import { Smartphone } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Redirect } from 'wouter'
import { isUntouched, kindOfDraft } from '../../../platform/drafts/draft.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { markGuest } from '../../../platform/session/guest-mark.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { useDrafts } from '../drafts/drafts-query.ts'
import { FileList } from '../entries/FileList.tsx'
import { FileListSkeleton } from '../entries/FileListSkeleton.tsx'
import { itemOfDraft } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { filterByName, nameFilter } from '../list/name-filter.ts'
import { ListError } from '../paged-list/ListError.tsx'
import { ListTools } from '../paged-list/ListTools.tsx'
import { NothingHere } from '../paged-list/NothingHere.tsx'
import { NothingNamed } from '../paged-list/NothingNamed.tsx'
import { flowchartsPath, homePath } from '../places/paths.ts'
import type { Place } from '../places/places.ts'
import { Strip } from '../Strip.tsx'

/** What was made in this browser without an account. */
export function DraftsContent({ place, look }: { place: Place; look: ListLook }) {
  useEffect(() => markGuest(true), [])
  const translator = useText()
  const { data: all, isPending, isError, error, refetch } = useDrafts()
  const { root } = place
  const data = useMemo(() => all?.filter((draft) => !isUntouched(draft) && kindOfDraft(draft) === root), [all, root])
  const isSignedIn = useSession().status === 'signed-in'
  const isLate = useDelayed(isPending)
  const typed = useStore(nameFilter)
  const items = useMemo(() => (data ?? []).map((draft) => itemOfDraft(draft, translator)), [data, translator])
  const shown = useMemo(() => filterByName(items, typed), [items, typed])
  if (isLate) return <FileListSkeleton look={look} />
  if (!data) return isError && <ListError error={error} onRetry={() => void refetch()} />
  // Whoever has an account finds everything there, once nothing is left here.
  if (data.length === 0 && isSignedIn) return <Redirect to={root === 'flowchart' ? flowchartsPath : homePath} replace />
  if (data.length === 0) return <NothingHere place={place} />
  const tools = look !== 'rows' && <ListTools place={place} look={look} />
  return (
    <>
      {!isSignedIn && <OnlyHereStrip />}
      {shown.length === 0 ? (
        <NothingNamed typed={typed} tools={tools} count={items.length} isLooking={false} />
      ) : (
        <FileList items={shown} look={look} tools={tools} />
      )}
    </>
  )
}

/** Tells a guest that their work is stored only in this browser, and offers to sign in. */
function OnlyHereStrip() {
  const { text } = useText()
  return (
    <Strip warns icon={Smartphone} words={text('drafts.only-here.sentence')}>
      <ButtonLink href="/login">{text('accounts.sign-in')}</ButtonLink>
    </Strip>
  )
}
