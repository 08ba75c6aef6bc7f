import { kindOfDraft, openDraft } from '../../../platform/drafts/index.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { nameOfDraft, useDrafts } from '../../files/index.ts'
import { homeOf } from '../address.ts'
import type { BarLook } from './bar-look.ts'
import { DocumentFrame } from './DocumentFrame.tsx'
import { GonePage } from './GonePage.tsx'
import { useHappenings } from './use-happenings.ts'
import { useLive } from './use-live.ts'

/** A document in this browser alone: of a guest, or of somebody offline until it can follow into their account. */
export function DraftPage({ id, look }: { id: string; look: BarLook }) {
  const translator = useText()
  const isGuest = useStore(sessionStore) === null
  const { data } = useDrafts()
  const draft = data?.find((each) => each.id === id)
  const home = homeOf(draft && kindOfDraft(draft), isGuest)
  const { isGone, onEvent } = useHappenings(null)
  const open = useLive(() => openDraft(id), onEvent)
  if (isGone) return <GonePage home={home} />
  return (
    <DocumentFrame
      address={{ kind: 'draft', id }}
      look={look}
      home={home}
      isGuest={isGuest}
      name={draft ? nameOfDraft(draft, translator) : null}
      canManage={draft === undefined ? null : true}
      open={open}
    />
  )
}
