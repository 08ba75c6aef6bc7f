import { type Body, CallError, type MemberSetting, type Team } from '@ramify/contract'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { usePhone } from '../../../platform/phone.ts'
import { rememberUpgradeReason } from '../../../platform/session/upgrade-reason.ts'
import { currentPlan } from '../../../platform/session/user-info.ts'
import { errorText } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { isPlanShown } from '../../files/index.ts'
import { memberSettings, settingWords } from '../team/member-words.ts'
import { newMember } from '../team/new-member.ts'
import { changeTeam } from '../team/team-acts.ts'
import { teamQuery } from '../team/team-queries.ts'
import { typedPerson } from '../team/typed-person.ts'
import styles from './InviteField.module.css'
import { PersonRow } from './PersonRow.tsx'

type Added = Extract<Body<'/team_worker'>, { action: 'add' }>
type Wanted = Omit<Added, 'action' | 'file_guid' | 'setting'>

/** Somebody by their nickname, e-mail address or phone number, and what they may do. */
export function InviteField({ fileId }: { fileId: string }) {
  const translator = useText()
  const { text } = translator
  const isPhone = usePhone()
  const [typed, setTyped] = useState('')
  const [setting, setSetting] = useState<MemberSetting>('ask')
  const [error, setError] = useState<unknown>(null)
  const [candidates, setCandidates] = useState<Team['candidates']>([])
  const [isBusy, setBusy] = useState(false)

  const add = async (wanted: Wanted) => {
    setBusy(true)
    setError(null)
    try {
      const before = queryClient.getQueryData(teamQuery(fileId).queryKey)?.members ?? []
      const team = await changeTeam({ action: 'add', file_guid: fileId, ...wanted, setting })
      const { added, candidates: found } = team
      setCandidates(added === 'several' ? found : [])
      if (added === 'several') return
      setTyped('')
      const member = added === 'member' ? newMember(team.members, before) : undefined
      const name = member?.nickname ?? typed.trim()
      const key = added === 'invited' ? 'cooperation.invited.sent' : 'cooperation.invited.added'
      notify({ kind: 'status', words: (words) => words.text(key, { name }) })
    } catch (failure) {
      rememberUpgradeReason(failure)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const person = typedPerson(typed)
    if (person && !isBusy) void add(person)
  }

  const isUnknownName = isNobody(error) && 'nickname' in (typedPerson(typed) ?? {})
  const problem = error === null ? null : isUnknownName ? text('cooperation.no-nickname') : errorText(error, translator)

  const role = (
    <Select
      label={text('cooperation.invite.role')}
      size={isPhone ? 'm' : 's'}
      value={setting}
      options={memberSettings.map((value) => ({ value, label: settingWords(value, translator) }))}
      onChange={setSetting}
    />
  )
  const invite = (
    <Button type="submit" size={isPhone ? 'm' : 'l'} isBusy={isBusy} isOff={typed.trim() === ''}>
      {text('cooperation.invite')}
    </Button>
  )

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Field
        label={text('cooperation.invite.field')}
        placeholder={text('cooperation.invite.hint')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        error={problem}
        // A narrow field has no room for both.
        end={!isPhone && <span className={styles.role}>{role}</span>}
        beside={!isPhone && invite}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
          setCandidates([])
        }}
      />
      {isPhone && (
        <div className={styles.below}>
          {role}
          {invite}
        </div>
      )}
      {isPlanLimit(error) && (
        <Button variant="quiet" className={styles.more} onClick={() => isPlanShown.set(true)}>
          {text('plan.more')}
        </Button>
      )}
      {candidates.length > 0 && (
        <section aria-label={text('cooperation.several')}>
          <p role="status" className={styles.several}>
            {text('cooperation.several')}
          </p>
          <ul>
            {candidates.map((person) => (
              <PersonRow key={person.user_id} person={person} name={person.nickname}>
                <Button onClick={() => void add({ user_id: person.user_id })}>{text('cooperation.invite')}</Button>
              </PersonRow>
            ))}
          </ul>
        </section>
      )}
    </form>
  )
}

/** Nicknames find only people one has worked with. */
const isNobody = (error: unknown) => error instanceof CallError && error.errno === -200

const planLimits: readonly string[] = ['208', '209', '210']

/** More of it comes with a higher plan. */
function isPlanLimit(error: unknown): boolean {
  return error instanceof CallError && planLimits.includes(error.failure.code) && currentPlan() === 'free'
}
