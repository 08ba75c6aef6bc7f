import type { User } from '@ramify/contract'
import { useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { forgetSentCode } from '../entry/contact/code-clock.ts'
import { contactBody } from '../entry/contact/contact.ts'
import { CodeField } from '../entry/fields/CodeField.tsx'
import { PasswordField } from '../entry/fields/PasswordField.tsx'
import { useAct, useEntry, useFirstField } from '../entry/form/use-entry.ts'
import { WaitAlert } from '../entry/form/WaitAlert.tsx'
import { sessionsQuery } from '../sessions/sessions-query.ts'
import { ownContact } from './own-contact.ts'
import styles from './PasswordDialog.module.css'

interface Props {
  user: User
  /** There is a password: knowing it is proof enough. */
  hasOne: boolean
  onClose: () => void
}

/** A new password, by the old one or by a code. The other devices are signed out. */
export function PasswordDialog({ user, hasOne, onClose }: Props) {
  const { text } = useText()
  const contact = ownContact(user)
  const [byCode, setByCode] = useState(!hasOne)
  const entry = useEntry({
    needs: () => [byCode ? 'code' : 'old', 'password', 'repeated'],
    act: async ({ old, code, password }) => {
      const proof = byCode && contact ? { ...contactBody(contact), captcha: code } : { old_password: old }
      await api('/passport/change_password', { ...proof, password })
      if (byCode) forgetSentCode()
      void askAnew(userInfoQuery)
      void askAnew(sessionsQuery)
      notify({ kind: 'status', words: (translator) => translator.text('accounts.password.kept') })
      onClose()
    },
  })
  useFirstField(entry, byCode ? 'code' : 'old')
  const act = useAct(entry, text('accounts.keep'))
  const turn = (
    <button type="button" className={styles.turn} onClick={() => setByCode(true)}>
      {text('accounts.forgot')}
    </button>
  )
  return (
    <FormDialog
      title={text(hasOne ? 'accounts.password.change' : 'accounts.password.add')}
      size="s"
      act={act}
      isBusy={entry.isBusy}
      isOff={entry.waitsFor > 0}
      onAct={() => void entry.submit()}
      onClose={onClose}
    >
      <p className={styles.hint}>{text('accounts.password.others')}</p>
      {/* For password managers, which want to know whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.email ?? user.phone ?? ''} />
      {byCode && contact ? (
        <>
          <p className={styles.hint}>{text('accounts.code.to', { address: user.email ?? user.phone ?? '' })}</p>
          <CodeField entry={entry} scene="resetpwd" to={contact} />
        </>
      ) : (
        <PasswordField
          entry={entry}
          field="old"
          label={text('accounts.password.old')}
          labelEnd={contact ? turn : null}
        />
      )}
      <PasswordField entry={entry} label={text('accounts.password.new')} isNew />
      <PasswordField entry={entry} field="repeated" label={text('accounts.password.repeat')} isNew />
      <WaitAlert entry={entry} />
    </FormDialog>
  )
}
