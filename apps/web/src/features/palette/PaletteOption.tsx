import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { SpokenAction } from '../../platform/actions/use-action.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MarkedText } from '../../ui/MarkedText.tsx'
import { Shortcut } from '../../ui/Shortcut.tsx'
import styles from './PaletteOption.module.css'

interface Props {
  id: string
  action: SpokenAction
  isCurrent: boolean
  onPoint: () => void
  /** `isBeside`: in a new tab, as links open by a middle press or with Ctrl. */
  onChoose: (isBeside: boolean) => void
}

export function PaletteOption({ id, action, isCurrent, onPoint, onChoose }: Props) {
  const { label, icon, shortcut, disabledReason, isOn, detail } = action
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: it is pointed at by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-disabled={disabledReason !== null || undefined}
      className={classNames(styles.option, isCurrent && styles.current)}
      onPointerMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => isMiddle(event) && onChoose(true)}
    >
      <span className={styles.icon}>{icon && <Icon icon={icon} />}</span>
      <span className={styles.words}>
        <span className={classNames(styles.label, detail && styles.found)}>{label}</span>
        {detail && (
          <span className={styles.detail}>
            <MarkedText {...detail} />
          </span>
        )}
        {disabledReason !== null && <span className={styles.reason}>{disabledReason}</span>}
      </span>
      {isOn && <Icon icon={Check} className={styles.check} />}
      {shortcut !== null && <Shortcut>{shortcut}</Shortcut>}
    </div>
  )
}

const isMiddle = ({ button }: MouseEvent) => button === 1
