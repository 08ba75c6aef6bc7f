import { openDraft } from '../../platform/drafts/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { guestPath, nameOfDraft, useDrafts } from '../files/index.ts'
import type { BarLook } from './bar-look.ts'
import { DocumentFrame } from './DocumentFrame.tsx'
import { GonePage } from './GonePage.tsx'
import { useHappenings } from './use-happenings.ts'
import { useLive } from './use-live.ts'

/** A document without an account: in this browser alone. */
export function DraftPage({ id, look }: { id: string; look: BarLook }) {
  const speaker = useText()
  const { data } = useDrafts()
  const { isGone, onEvent } = useHappenings(null)
  const open = useLive(() => openDraft(id), onEvent)
  if (isGone) return <GonePage home={guestPath} />
  const draft = data?.find((each) => each.id === id)
  return (
    <DocumentFrame
      address={{ kind: 'draft', id }}
      look={look}
      home={guestPath}
      name={draft ? nameOfDraft(draft, speaker) : null}
      canManage={draft !== undefined}
      open={open}
    />
  )
}
