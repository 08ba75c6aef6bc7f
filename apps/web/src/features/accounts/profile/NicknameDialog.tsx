import { CallError, charactersOf, isBlankName, longestNickname } from '@ramify/contract'
import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { errorText, showError } from '../../../platform/show-error.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { keepUser } from './keep-user.ts'

export function NicknameDialog({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const translator = useText()
  const { text } = translator
  const [typed, setTyped] = useState(nickname)
  const [error, setError] = useState<Words | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])

  const complain = (words: Words) => {
    setError(() => words)
    field.current?.focus()
  }
  const keep = async () => {
    if (isBusy) return
    const wrong = wrongIn(typed)
    if (wrong) return complain(wrong)
    setBusy(true)
    try {
      keepUser((await api('/user/edit', { nickname: typed.trim() })).user)
      notify({ kind: 'status', words: (each) => each.text('accounts.nickname.kept') })
      onClose()
    } catch (failure) {
      setBusy(false)
      if (failure instanceof CallError && failure.errno === -400) complain((each) => errorText(failure, each))
      else showError(failure)
    }
  }

  return (
    <FormDialog
      title={text('accounts.nickname.change')}
      size="s"
      act={text('accounts.keep')}
      isBusy={isBusy}
      onAct={() => void keep()}
      onClose={onClose}
    >
      <Field
        ref={field}
        label={text('accounts.nickname')}
        icon={UserRound}
        name="nickname"
        autoComplete="nickname"
        value={typed}
        error={error?.(translator) ?? null}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}

function wrongIn(nickname: string): Words | null {
  if (isBlankName(nickname)) return ({ message }) => message('114')
  if (charactersOf(nickname.trim()).length > longestNickname) {
    return ({ message }) => message('405', { max: longestNickname })
  }
  return null
}
