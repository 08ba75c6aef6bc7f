import type { KindName } from '@ramify/document'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { createActionIds } from '../file-actions.ts'
import { newButtonId } from '../selecting/entry-focus.ts'
import styles from './AddButton.module.css'
import { newActions } from './new-actions.ts'
import { useHold } from './use-hold.ts'

/** The document that a tap makes is among them: whoever holds the button looks for all there is. */
const groups = [createActionIds, ['imports.choose']]

/** The phone's round button: a tap makes a document at once, holding it brings all that can be made. When it is off, a tap says why. */
export function AddButton({ kind = 'mindmap' }: { kind?: KindName | undefined }) {
  const { text } = useText()
  const action = useAction(newActions[kind].make)
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null)
  const hold = useHold(() => {
    const { right = 0, top = 0 } = document.getElementById(newButtonId)?.getBoundingClientRect() ?? {}
    setMenuAt({ x: right, y: top })
  })
  if (!action) return null
  const { disabledReason, run } = action
  return (
    <>
      <button
        type="button"
        id={newButtonId}
        className={styles.button}
        aria-label={text('files.new')}
        aria-disabled={disabledReason !== null || undefined}
        onClick={run}
        {...hold}
      >
        <Icon icon={Plus} size="xl" />
      </button>
      {menuAt && (
        <PointMenu
          at={menuAt}
          onClose={() => setMenuAt(null)}
          onFocusLost={() => document.getElementById(newButtonId)?.focus()}
        >
          <ActionGroups groups={groups} />
        </PointMenu>
      )}
    </>
  )
}
