import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'

/** Puts something into the clipboard that nobody reads. */
export function CopyButton({ label, copied }: { label: string; copied: string }) {
  const { text } = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      notify({ kind: 'status', words: (translator) => translator.text('accounts.copied') })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Button aria-label={label} title={copied} onClick={() => void copy()}>
      {text('accounts.copy')}
    </Button>
  )
}
