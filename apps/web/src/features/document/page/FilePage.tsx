import { CallError } from '@ramify/contract'
import { kindByNumber } from '@ramify/document'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { openLive } from '../../../platform/sync/index.ts'
import { fileQuery, trashedQuery, viewPath } from '../../files/index.ts'
import { mutedQuery } from '../../notifications/index.ts'
import { tellOnlyLooks } from '../../sharing/index.ts'
import { homeOf } from '../address.ts'
import { RefusedDialog } from '../saving/RefusedDialog.tsx'
import type { BarLook } from './bar-look.ts'
import { DocumentFrame } from './DocumentFrame.tsx'
import { askFileName, useFileName, useFreshInfo } from './file-name.ts'
import { GonePage } from './GonePage.tsx'
import { NewerKindPage } from './NewerKindPage.tsx'
import { TrashedPage } from './TrashedPage.tsx'
import { useHappenings } from './use-happenings.ts'
import { useLive } from './use-live.ts'

interface Props {
  id: string
  token: string
  personId: string
  look: BarLook
  /** It was in the trash and is no longer, or this person was let in. */
  onOpenAgain: () => void
}

/** A document of an account: on the server, live. */
export function FilePage({ id, token, personId, look, onOpenAgain }: Props) {
  const { data, error } = useQuery(fileQuery(id))
  const { isGone, refused, decided, onEvent } = useHappenings(token)
  const open = useLive(() => openLive({ fileId: id, token, personId }), onEvent)
  const name = useFileName(personId, id, data?.file_name)
  useFreshInfo(open?.live ?? null)
  // For the menu, which asks nobody.
  useQuery({ ...mutedQuery(id), enabled: open?.isReady ?? false })
  const isRefused = error instanceof CallError && (error.errno === -104 || error.errno === -400)
  const kind = data && kindByNumber(data.naotu_type)
  const isUnknownKind = data !== undefined && kind === undefined
  const home = homeOf(kind)
  const [work] = refused
  const isAway = isGone || isRefused
  // In a hand whoever has nothing but a link looks at it where links lead to.
  const isForLooking = look === 'phone' && data?.by_link === true
  useEffect(() => {
    if (isForLooking) tellOnlyLooks()
  }, [isForLooking])
  const trashed = useQuery({ ...trashedQuery(id), enabled: isAway })
  const isTrashKnown = !isAway || !trashed.isPending
  if (isForLooking) return <Redirect to={viewPath(id)} replace />
  return (
    <>
      {isAway && trashed.data ? (
        <TrashedPage id={trashed.data.file_guid} name={trashed.data.file_name} home={home} onRestored={onOpenAgain} />
      ) : isAway && isTrashKnown ? (
        <GonePage home={home} file={{ id, onGiven: onOpenAgain }} />
      ) : isUnknownKind ? (
        <NewerKindPage home={home} />
      ) : (
        <DocumentFrame
          address={{ kind: 'file', id }}
          look={look}
          home={home}
          name={name}
          canManage={data?.allow_arrange ?? null}
          open={open}
        />
      )}
      {work && (
        <RefusedDialog
          key={work.id}
          work={work}
          askName={async () => name ?? (await askFileName(personId, id))}
          author={{ token, personId }}
          onDecided={() => decided(work)}
        />
      )}
    </>
  )
}
