import type { EditRequest, Team } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { relativeTime } from '../../../platform/i18n/relative-time.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { settingWords } from '../team/member-words.ts'
import { answerAccess, answerRequest, tryChange } from '../team/team-acts.ts'
import { turnQuery } from '../team/team-queries.ts'
import { PersonRow } from './PersonRow.tsx'
import styles from './Waiting.module.css'

/** Whoever waits for the owner: to edit, to be let in, or to make an account. */
export function Waiting({ team }: { team: Team }) {
  const translator = useText()
  const { text } = translator
  const { file_guid, invitations, access_requests } = team
  const asking = useEditRequests(team)
  const nobody = asking.length + access_requests.length + invitations.length === 0
  if (nobody) return null
  return (
    <ul aria-label={text('cooperation.waiting')}>
      {asking.map((request) => (
        <RequestRow
          key={request.user_id}
          request={request}
          state={text('cooperation.asks-edit')}
          onRefuse={() => answerRequest(file_guid, request.user_id, 'refuse')}
          onAllow={() => answerRequest(file_guid, request.user_id, 'accept')}
        />
      ))}
      {access_requests.map((request) => (
        <RequestRow
          key={request.user_id}
          request={request}
          state={text('cooperation.asks-in')}
          onRefuse={() => answerAccess(file_guid, request.user_id, 'refuse')}
          onAllow={() => answerAccess(file_guid, request.user_id, 'accept')}
        />
      ))}
      {invitations.map(({ id, kind, address, setting }) => (
        <PersonRow
          key={id}
          person={kind === 'email' ? Mail : Smartphone}
          name={address}
          state={text('cooperation.invited', { words: settingWords(setting, translator) })}
        >
          <Button
            variant="quiet"
            aria-label={text('cooperation.take-back.of', { name: address })}
            onClick={() => void tryChange({ action: 'uninvite', file_guid, invitation_id: id })}
          >
            {text('cooperation.take-back')}
          </Button>
        </PersonRow>
      ))}
    </ul>
  )
}

/** How many wait, for a heading. */
export function useWaitingCount(team: Team): number {
  return useEditRequests(team).length + team.access_requests.length + team.invitations.length
}

/** Members who ask for the right to write. */
export function useEditRequests({ file_guid, is_cooperation }: Team): readonly EditRequest[] {
  const { data } = useQuery({ ...turnQuery(file_guid), enabled: is_cooperation === 1 })
  return data?.requests ?? []
}

interface RowProps {
  request: EditRequest
  state: string
  onRefuse: () => Promise<unknown>
  onAllow: () => Promise<unknown>
}

function RequestRow({ request, state, onRefuse, onAllow }: RowProps) {
  const translator = useText()
  const { text } = translator
  const [isBusy, setBusy] = useState(false)
  const { nickname: name, asked_at } = request
  const answer = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  const since = relativeTime(asked_at, Date.now(), translator)
  return (
    <PersonRow person={request} name={name} state={`${state} · ${since}`}>
      <Button
        variant="quiet"
        aria-label={text('cooperation.not-now.of', { name })}
        onClick={() => void answer(onRefuse)}
      >
        {text('cooperation.not-now')}
      </Button>
      <Button
        className={styles.allow}
        aria-label={text('cooperation.allow.of', { name })}
        isBusy={isBusy}
        onClick={() => void answer(onAllow)}
      >
        {text('cooperation.allow')}
      </Button>
    </PersonRow>
  )
}
