import type { KindName } from '@ramify/document'
import { Plus } from 'lucide-react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { newButtonId } from '../selecting/entry-focus.ts'
import styles from './AddButton.module.css'
import { newActions } from './new-actions.ts'

/** The phone's round button; when it is off, a tap says why. */
export function AddButton({ kind = 'mindmap' }: { kind?: KindName | undefined }) {
  const { text } = useText()
  const action = useAction(newActions[kind].make)
  if (!action) return null
  const { disabledReason, run } = action
  return (
    <button
      type="button"
      id={newButtonId}
      className={styles.button}
      aria-label={text('files.new')}
      aria-disabled={disabledReason !== null || undefined}
      onClick={run}
    >
      <Icon icon={Plus} size="xl" />
    </button>
  )
}
