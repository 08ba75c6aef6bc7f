import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { inviteLink, pastedInvite } from '../join/invite-address.ts'

/** An invitation that somebody was sent: it leads to its page. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const { text } = useText()
  const [pasted, setPasted] = useState('')
  const [isWrong, setWrong] = useState(false)
  const go = () => {
    const invite = pastedInvite(pasted)
    setWrong(invite === null)
    if (!invite) return
    onClose()
    navigate(inviteLink(invite.joinId, invite.code === '' ? undefined : invite.code, ''))
  }
  return (
    <FormDialog
      title={text('cooperation.join-code')}
      size="s"
      act={text('cooperation.join.continue')}
      onAct={go}
      onClose={onClose}
    >
      <Field
        label={text('cooperation.join.paste')}
        hint={text('cooperation.join.paste.hint')}
        value={pasted}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? text('cooperation.join.paste.wrong') : null}
        onChange={(event) => {
          setPasted(event.target.value)
          setWrong(false)
        }}
      />
    </FormDialog>
  )
}
