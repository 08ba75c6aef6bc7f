import { CallError, type Data, type TeamEntry } from '@ramify/contract'
import { UserPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import type { Words } from '../../platform/i18n/words.ts'
import { notify } from '../../platform/notices/notices.ts'
import { errorText, showError } from '../../platform/show-error.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import styles from './TeamPage.module.css'
import { invite, refreshTeams } from './team-acts.ts'
import { whomFrom } from './whom-from.ts'

/** Invites by e-mail, phone or name; asks whom, where several people have that name. */
export function InviteField({ team: { team_id } }: { team: TeamEntry }) {
  const translator = useText()
  const { text } = translator
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<Words | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [candidates, setCandidates] = useState<Data<'/team_user'>['candidates']>([])
  const field = useRef<HTMLInputElement>(null)

  const send = async (whom: Parameters<typeof invite>[1]) => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      const { member, candidates, address } = await invite(team_id, whom)
      setCandidates(candidates)
      const name = member?.nickname ?? address
      if (name === null) return
      setTyped('')
      notify({ kind: 'status', words: (each) => each.text('teams.invited.done', { name }) })
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.errno === null) return showError(failure)
      setError(() => (each: Parameters<Words>[0]) => errorText(failure, each))
      field.current?.focus()
    } finally {
      setBusy(false)
      void refreshTeams()
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const whom = whomFrom(typed)
    if (whom) void send(whom)
    else field.current?.focus()
  }
  return (
    <form className={styles.invite} onSubmit={onSubmit} noValidate>
      <Field
        ref={field}
        label={text('teams.invite')}
        icon={UserPlus}
        placeholder={text('teams.invite.placeholder')}
        autoComplete="off"
        value={typed}
        error={error?.(translator) ?? null}
        onChange={(event) => {
          setTyped(event.target.value)
          setCandidates([])
          setError(null)
        }}
        beside={
          <Button type="submit" isBusy={isBusy}>
            {text('teams.invite.act')}
          </Button>
        }
      />
      {candidates.length > 0 && (
        <>
          <p role="status" className={styles.meta}>
            {text('teams.invite.several')}
          </p>
          <ul>
            {candidates.map((person) => (
              <li key={person.user_id} className={styles.row}>
                <Avatar person={person} size={32} />
                <p className={styles.words}>{person.nickname}</p>
                <Button onClick={() => void send({ user_id: person.user_id })}>{text('teams.invite.act')}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  )
}
