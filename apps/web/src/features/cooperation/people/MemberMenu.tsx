import type { Member, MemberSetting, Team } from '@ramify/contract'
import { ChevronDown, KeyRound, PencilLine, UserMinus } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { memberSettings, settingWords } from '../team/member-words.ts'
import { changeSetting, handEditing, handFileOver, removeMember } from '../team/team-acts.ts'
import styles from './MemberMenu.module.css'

interface Props {
  team: Team
  member: Member
  setting: MemberSetting
}

/** What the owner can do with a member. */
export function MemberMenu({ team, member, setting }: Props) {
  const translator = useText()
  const { text } = translator
  const { file_guid, mode, edit_user_id } = team
  const { user_id, nickname, online } = member
  const words = settingWords(setting, translator)
  const trigger = (
    <button type="button" className={styles.trigger} aria-label={text('cooperation.role', { name: nickname, words })}>
      {words}
      <Icon icon={ChevronDown} size="s" />
    </button>
  )
  return (
    <Menu align="end" trigger={trigger}>
      {memberSettings.map((each) => (
        <MenuItem key={each} isOn={each === setting} onSelect={() => void changeSetting(file_guid, user_id, each)}>
          {settingWords(each, translator)}
        </MenuItem>
      ))}
      <MenuSeparator />
      {mode === 'turns' && edit_user_id !== user_id && (
        <MenuItem
          icon={PencilLine}
          disabledReason={online ? null : translator.message('546')}
          onSelect={() => void handEditing(file_guid, user_id)}
        >
          {text('cooperation.hand-editing')}
        </MenuItem>
      )}
      <MenuItem icon={KeyRound} onSelect={() => void handFileOver(file_guid, member)}>
        {text('cooperation.hand-file')}
      </MenuItem>
      <MenuItem icon={UserMinus} isDestructive onSelect={() => void removeMember(file_guid, member)}>
        {text('cooperation.remove')}
      </MenuItem>
    </Menu>
  )
}
