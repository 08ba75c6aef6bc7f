import { ChevronDown, Plus } from 'lucide-react'
import { useAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from './NewButton.module.css'

/** A map at once; the other ways to start behind the arrow. */
export function NewButton() {
  const { text } = useText()
  const newMap = useAction('files.new-map')
  if (!newMap) return null
  const { disabledReason, run } = newMap
  return (
    <div className={styles.split}>
      <Tooltip text={disabledReason ?? newMap.label}>
        <Button variant="filled" className={styles.main} isOff={disabledReason !== null} onClick={run}>
          <Icon icon={Plus} />
          {text('files.new')}
        </Button>
      </Tooltip>
      <Tooltip text={disabledReason ?? text('files.new.more')}>
        <Button
          variant="filled"
          className={styles.more}
          isOff={disabledReason !== null}
          aria-label={text('files.new.more')}
          onClick={run}
        >
          <Icon icon={ChevronDown} />
        </Button>
      </Tooltip>
    </div>
  )
}
