import type { User } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { forgetSentCode } from '../entry/contact/code-clock.ts'
import { type ContactKind, contactBody, noContact } from '../entry/contact/contact.ts'
import { CodeField } from '../entry/fields/CodeField.tsx'
import { ContactField } from '../entry/fields/ContactField.tsx'
import { PasswordField } from '../entry/fields/PasswordField.tsx'
import { useAct, useEntry, useFirstField } from '../entry/form/use-entry.ts'
import { WaitAlert } from '../entry/form/WaitAlert.tsx'
import { sessionsQuery } from '../sessions/sessions-query.ts'
import { keepUser } from './keep-user.ts'
import { ownContact } from './own-contact.ts'
import styles from './PasswordDialog.module.css'

interface Props {
  user: User
  kind: ContactKind
  /** Another one takes the place of the one there is. */
  isChange: boolean
  onClose: () => void
}

/**
 * A new e-mail address or phone number, proved by the code that is sent there. It also takes the password, or without one a code to the
 * address there is: a session alone does not move an account. The other devices are signed out.
 */
export function BindDialog({ user, kind, isChange, onClose }: Props) {
  const { text } = useText()
  const present = ownContact(user)
  const hasPassword = useQuery(userInfoQuery).data?.has_password ?? true
  const proof = present === null ? null : hasPassword ? 'old' : 'oldCode'
  const entry = useEntry({
    needs: () => (proof === null ? ['contact', 'code'] : [proof, 'contact', 'code']),
    contact: { ...noContact, kind },
    act: async ({ contact, code, old, oldCode }) => {
      const shown = { ...(proof === 'old' && { password: old }), ...(proof === 'oldCode' && { old_captcha: oldCode }) }
      keepUser((await api('/user/bind', { ...contactBody(contact), captcha: code, ...shown })).user)
      forgetSentCode()
      void askAnew(sessionsQuery)
      notify({ kind: 'status', words: (translator) => translator.text(`accounts.${kind}.kept`) })
      onClose()
    },
  })
  useFirstField(entry, proof ?? 'contact')
  const act = useAct(entry, text('accounts.keep'))
  const title = text(isChange ? `accounts.${kind}.change` : `accounts.${kind}.add`)
  return (
    <FormDialog
      title={title}
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
      {proof === 'old' && <PasswordField entry={entry} field="old" label={text('accounts.password.old')} />}
      {proof === 'oldCode' && present && (
        <CodeField
          entry={entry}
          scene="bind"
          to={present}
          field="oldCode"
          label={text('accounts.code.old', { address: user.email ?? user.phone ?? '' })}
        />
      )}
      <ContactField entry={entry} />
      <CodeField entry={entry} scene="bind" />
      <WaitAlert entry={entry} />
    </FormDialog>
  )
}
