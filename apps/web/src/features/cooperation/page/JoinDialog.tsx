import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { errorText } from '../../../platform/show-error.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { inviteLink, pastedInvite, typedCode } from '../join/invite-address.ts'
import { joinByCode } from '../join/join.ts'

/** An invitation that somebody was sent: a link leads to its page, a code into the document. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const translator = useText()
  const { text, message } = translator
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const join = async (code: string) => {
    setBusy(true)
    try {
      const path = await joinByCode(null, code)
      onClose()
      navigate(path)
    } catch (failure) {
      setBusy(false)
      setError(errorText(failure, translator))
    }
  }
  const go = () => {
    const invite = pastedInvite(typed)
    const code = typedCode(typed)
    if (invite) {
      onClose()
      navigate(inviteLink(invite.joinId, invite.code === '' ? undefined : invite.code, ''))
    } else if (code !== null) void join(code)
    else setError(typed.trim() === '' ? message('x-invite-required') : text('cooperation.join.typed.wrong'))
  }
  return (
    <FormDialog
      title={text('cooperation.join-code')}
      size="s"
      act={text('cooperation.join')}
      isBusy={isBusy}
      onAct={go}
      onClose={onClose}
    >
      <Field
        label={text('cooperation.join.typed')}
        hint={text('cooperation.join.typed.hint')}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
        }}
      />
    </FormDialog>
  )
}
