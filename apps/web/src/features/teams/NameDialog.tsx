import { CallError, fileName, isBlankName, type TeamEntry } from '@ramify/contract'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import type { Words } from '../../platform/i18n/words.ts'
import { notify } from '../../platform/notices/notices.ts'
import { errorText, showError } from '../../platform/show-error.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { refreshTeams } from './team-acts.ts'

interface Props {
  /** `null`: a new one. */
  team: TeamEntry | null
  onClose: () => void
}

/** What a team is called. */
export function NameDialog({ team, onClose }: Props) {
  const translator = useText()
  const { text } = translator
  const [typed, setTyped] = useState(team?.team_name ?? '')
  const [error, setError] = useState<Words | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Asking again after a lost answer must not make a second team.
  const key = useRef(crypto.randomUUID())

  useEffect(() => field.current?.select(), [])

  const complain = (words: Words) => {
    setError(() => words)
    field.current?.focus()
  }
  const keep = async () => {
    if (isBusy) return
    if (isBlankName(typed)) return complain(({ message }) => message('500'))
    const { data: team_name } = fileName.safeParse(typed)
    if (team_name === undefined) return complain(({ message }) => message('x-name-too-long', { max: 50 }))
    setBusy(true)
    try {
      if (team) await api('/team_edit', { team_id: team.team_id, team_name })
      else await api('/team_add', { team_name, idempotency_key: key.current })
      notify({
        kind: 'status',
        words: (each) => each.text(team ? 'teams.renamed' : 'teams.made', { team: team_name }),
      })
      onClose()
    } catch (failure) {
      setBusy(false)
      if (failure instanceof CallError && failure.errno === -400) complain((each) => errorText(failure, each))
      else showError(failure)
    } finally {
      void refreshTeams()
    }
  }

  return (
    <FormDialog
      title={text(team ? 'teams.rename.title' : 'teams.new')}
      size="s"
      act={text(team ? 'accounts.keep' : 'teams.new.act')}
      isBusy={isBusy}
      onAct={() => void keep()}
      onClose={onClose}
    >
      <Field
        ref={field}
        label={text('teams.name')}
        icon={Users}
        name="team"
        autoComplete="off"
        value={typed}
        error={error?.(translator) ?? null}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
