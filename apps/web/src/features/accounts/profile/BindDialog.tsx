import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { CodeField } from '../entry/CodeField.tsx'
import { ContactField } from '../entry/ContactField.tsx'
import { forgetSentCode } from '../entry/code-clock.ts'
import { type ContactKind, contactBody, noContact } from '../entry/contact.ts'
import { useAct } from '../entry/use-act.ts'
import { useEntry } from '../entry/use-entry.ts'
import { useFirstField } from '../entry/use-first-field.ts'
import { WaitAlert } from '../entry/WaitAlert.tsx'
import { keepUser } from './keep-user.ts'

interface Props {
  kind: ContactKind
  /** Another one takes the place of the one there is. */
  isChange: boolean
  onClose: () => void
}

/** A new e-mail address or phone number, proved by the code that is sent there. */
export function BindDialog({ kind, isChange, onClose }: Props) {
  const { text } = useText()
  const entry = useEntry({
    needs: () => ['contact', 'code'],
    contact: { ...noContact, kind },
    act: async ({ contact, code }) => {
      keepUser((await api('/user/bind', { ...contactBody(contact), captcha: code })).user)
      forgetSentCode()
      notify({ kind: 'status', words: (speaker) => speaker.text(`accounts.${kind}.kept`) })
      onClose()
    },
  })
  useFirstField(entry, 'contact')
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
      <ContactField entry={entry} isFixed />
      <CodeField entry={entry} scene="bind" />
      <WaitAlert entry={entry} />
    </FormDialog>
  )
}
