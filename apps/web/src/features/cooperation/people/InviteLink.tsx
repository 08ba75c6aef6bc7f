import type { MemberSetting, Team } from '@ramify/contract'
import { Copy, Link2, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { regional } from '../../../platform/i18n/regional.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { inviteLink } from '../join/invite-address.ts'
import { groupedCode, memberSettings, settingWords } from '../team/member-words.ts'
import { tryChange } from '../team/team-acts.ts'
import styles from './InviteLink.module.css'

/** The link by which people join, and the code that it needs. */
export function InviteLink({ team }: { team: Team }) {
  const translator = useText()
  const { text } = translator
  const { file_guid, invite } = team
  const [isBusy, setBusy] = useState(false)
  const make = async (wish: { renew?: boolean; setting?: MemberSetting } = {}) => {
    setBusy(true)
    await tryChange({ action: 'invite', file_guid, ...wish })
    setBusy(false)
  }
  if (!invite) {
    return (
      <div>
        <Button isBusy={isBusy} onClick={() => void make()}>
          <Icon icon={Link2} size="s" />
          {text('cooperation.link.make')}
        </Button>
      </div>
    )
  }
  const { join_id, code, setting, expires_at } = invite
  const hasExpired = expires_at <= Date.now()
  const link = inviteLink(join_id)
  const until = new Intl.DateTimeFormat(regional(translator.language), { day: 'numeric', month: 'short' })
  return (
    <div className={styles.invite}>
      <div className={styles.line}>
        <span className={styles.link} title={link}>
          <Icon icon={Link2} size="s" />
          <span className={styles.address}>{link.replace(/^https?:\/\//, '')}</span>
        </span>
        <Button onClick={() => void copy(inviteLink(join_id, code), ({ message }) => message('505'))}>
          <Icon icon={Copy} size="s" />
          {text('cooperation.link.copy')}
        </Button>
      </div>
      <div className={styles.line}>
        <code className={styles.code}>
          <span className={styles.unseen}>{text('cooperation.code')} </span>
          {groupedCode(code)}
        </code>
        <span className={styles.until}>
          {hasExpired
            ? text('cooperation.code.expired')
            : text('cooperation.code.until', { date: until.format(expires_at) })}
        </span>
        <span className={styles.tools}>
          <IconButton
            label={text('cooperation.code.renew')}
            icon={RefreshCw}
            aria-busy={isBusy || undefined}
            onClick={() => void make({ renew: true })}
          />
          <IconButton
            label={text('cooperation.code.copy')}
            icon={Copy}
            onClick={() => void copy(groupedCode(code), (words) => words.text('cooperation.code.copied'))}
          />
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.joins}>{text('cooperation.joins-as')}</span>
        <span className={styles.role}>
          <Select
            label={text('cooperation.joins-as')}
            size="m"
            value={setting}
            options={memberSettings.map((value) => ({ value, label: settingWords(value, translator) }))}
            onChange={(next) => void make({ setting: next })}
          />
        </span>
      </div>
    </div>
  )
}

async function copy(words: string, copied: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    notify({ kind: 'status', key: 'cooperation.copied', words: copied })
  } catch (error) {
    showError(error)
  }
}
