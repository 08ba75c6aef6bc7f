import { CallError, isBlankName, longestFileName } from '@ramify/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { errorText, showError } from '../../../platform/show-error.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'

interface Props {
  /** Keeps the document as it is under this title. */
  onKeep: (title: string) => Promise<void>
  onClose: () => void
}

export function NameDialog({ onKeep, onClose }: Props) {
  const translator = useText()
  const { text } = translator
  const [title, setTitle] = useState('')
  const [error, setError] = useState<Words | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const complain = (words: Words) => {
    setError(() => words)
    field.current?.focus()
  }
  const keep = async () => {
    if (isBusy) return
    if (isBlankName(title)) return complain(({ message }) => message('519'))
    setBusy(true)
    try {
      await onKeep(title.trim())
      onClose()
    } catch (failure) {
      setBusy(false)
      // What the person can do something about stands under the field: another title, one version less.
      if (failure instanceof CallError && (failure.errno === -400 || failure.errno === -111)) {
        complain((each) => errorText(failure, each))
      } else showError(failure)
    }
  }
  return (
    <FormDialog
      title={text('history.name.title')}
      size="s"
      act={text('history.name.act')}
      isBusy={isBusy}
      onAct={() => void keep()}
      onClose={onClose}
    >
      <Field
        ref={field}
        label={text('history.name.field')}
        name="title"
        autoComplete="off"
        maxLength={longestFileName}
        value={title}
        error={error?.(translator) ?? null}
        onChange={(event) => {
          setTitle(event.target.value)
          setError(null)
        }}
      />
    </FormDialog>
  )
}
