import type { Member, Team } from '@ramify/contract'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { memberState, settingWords } from '../team/member-words.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { PersonRow } from './PersonRow.tsx'

interface Props {
  team: Team
  /** Whoever looks at it may change it. */
  canManage: boolean
}

/** Everybody who works on a file, the owner first. */
export function Members({ team, canManage }: Props) {
  const translator = useText()
  const { text } = translator
  const me = useStore(sessionStore)?.user?.user_id
  return (
    <ul aria-label={text('cooperation.members')}>
      {team.members.map((member) => {
        const state = memberState(member, team, translator)
        return (
          <PersonRow
            key={member.user_id}
            person={member}
            name={member.nickname}
            mark={member.user_id === me ? text('cooperation.you') : undefined}
            state={state?.words}
            isHere={state?.isHere ?? false}
          >
            <Role team={team} member={member} canManage={canManage} />
          </PersonRow>
        )
      })}
    </ul>
  )
}

function Role({ team, member, canManage }: Props & { member: Member }) {
  const translator = useText()
  const { role, setting } = member
  if (role === 'owner' || setting === null) return translator.text('cooperation.owner')
  return canManage ? <MemberMenu team={team} member={member} setting={setting} /> : settingWords(setting, translator)
}
