import type { KindName } from '@ramify/document'
import { ChevronDown, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { Menu } from '../../../ui/menus/Menu.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { createActionIds } from '../file-actions.ts'
import { newButtonId } from '../selecting/entry-focus.ts'
import styles from './NewButton.module.css'
import { newActions } from './new-actions.ts'

/** A document of the kind that is listed at once, else a map; the other ways to start behind the arrow. */
export function NewButton({ kind = 'mindmap' }: { kind?: KindName }) {
  const { text } = useText()
  const make = useAction(newActions[kind].make)
  if (!make) return null
  const { disabledReason, run } = make
  return (
    <div className={styles.split}>
      <Tooltip text={disabledReason ?? make.label}>
        <Button id={newButtonId} variant="filled" className={styles.main} isOff={disabledReason !== null} onClick={run}>
          <Icon icon={Plus} />
          {text('files.new')}
        </Button>
      </Tooltip>
      <Menu align="end" trigger={<MoreButton variant={disabledReason === null ? 'filled' : 'outlined'} />}>
        {[...createActionIds, 'imports.choose'].map((id) => (
          <ActionMenuItem key={id} id={id} />
        ))}
      </Menu>
    </div>
  )
}

/** The menu gives it what a trigger needs. */
function MoreButton(props: ComponentProps<typeof Button>) {
  const { text } = useText()
  const label = text('files.new.more')
  return (
    <Tooltip text={label}>
      <Button {...props} className={styles.more} aria-label={label}>
        <Icon icon={ChevronDown} />
      </Button>
    </Tooltip>
  )
}
