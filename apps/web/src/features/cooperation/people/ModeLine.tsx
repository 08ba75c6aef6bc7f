import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { MenuSegments } from '../../../ui/menus/MenuSegments.tsx'
import { changeMode } from '../team/team-acts.ts'
import { teamQuery } from '../team/team-queries.ts'
import { modes } from './ModeChoice.tsx'

/** In the list of those who are in a document: its owner lets them write in turns or at once. */
export function ModeLine({ live }: { live: LiveDocument }) {
  const { text } = useText()
  const mode = useStore(live.turn)?.mode
  const me = useStore(sessionStore)?.user?.user_id
  const isOnline = useOnline()
  const { data: team } = useQuery({ ...teamQuery(live.id), enabled: mode !== undefined })
  const isOwner = team?.members.some(({ user_id, role }) => user_id === me && role === 'owner')
  if (!mode || !isOwner || !isOnline) return null
  return (
    <>
      <MenuSeparator />
      <MenuSegments
        label={text('cooperation.mode.short')}
        value={mode}
        options={modes.map((value) => ({ value, label: text(`cooperation.mode.${value}`) }))}
        onChange={(next) => void changeMode(live.id, next)}
      />
    </>
  )
}
