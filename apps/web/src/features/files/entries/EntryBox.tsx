import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import styles from './EntryBox.module.css'

interface Props {
  name: string
  isChecked: boolean
  /** Also where no pointer is near. */
  isShown: boolean
  isTabbable: boolean
  className?: string | undefined
  onToggle: () => void
  onExtend: () => void
}

/** Selects an entry; with Shift, all from the last one to this. */
export function EntryBox({ name, isChecked, isShown, isTabbable, className, onToggle, onExtend }: Props) {
  const { text } = useText()
  return (
    <span className={classNames(styles.box, isShown && styles.shown, className)}>
      <Checkbox
        aria-label={text('files.select-one', { name })}
        checked={isChecked}
        tabIndex={isTabbable ? 0 : -1}
        onClick={(event) => (event.shiftKey ? onExtend() : onToggle())}
        // A press says more than a change does: whether Shift was held.
        onChange={() => undefined}
      >
        {null}
      </Checkbox>
    </span>
  )
}
