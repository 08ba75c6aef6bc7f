import { CallError } from '@ramify/contract'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { errorText, showError } from '../../../platform/show-error.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'

interface Props {
  title: string
  act: string
  field: { label: string; icon: LucideIcon; name: string; autoComplete: string }
  /** What it is called now. */
  name: string
  /** What is wrong with what was typed; null: nothing. */
  wrongIn: (typed: string) => Words | null
  keep: (typed: string) => Promise<void>
  onClose: () => void
}

/** What somebody or something is called. It closes once that is kept. */
export function NameDialog({ title, act, field, name, wrongIn, keep, onClose }: Props) {
  const translator = useText()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<Words | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.select(), [])

  const complain = (words: Words) => {
    setError(() => words)
    input.current?.focus()
  }
  const tryKeep = async () => {
    if (isBusy) return
    const wrong = wrongIn(typed)
    if (wrong) return complain(wrong)
    setBusy(true)
    try {
      await keep(typed)
      onClose()
    } catch (failure) {
      setBusy(false)
      if (failure instanceof CallError && failure.errno === -400) complain((each) => errorText(failure, each))
      else showError(failure)
    }
  }
  return (
    <FormDialog title={title} size="s" act={act} isBusy={isBusy} onAct={() => void tryKeep()} onClose={onClose}>
      <Field
        {...field}
        ref={input}
        value={typed}
        error={error?.(translator) ?? null}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
