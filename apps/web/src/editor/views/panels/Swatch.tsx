import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Swatch.module.css'

interface Props {
  /** `none`: nothing at all. */
  color: string
  isOn: boolean
  onChoose: (color: string) => void
}

export function Swatch({ color, isOn, onChoose }: Props) {
  const { text } = useText()
  const isNone = color === 'none'
  return (
    <button
      type="button"
      className={classNames(styles.swatch, isNone && styles.nothing)}
      aria-label={isNone ? text('editor.color.none') : color.toUpperCase()}
      aria-pressed={isOn}
      style={isNone ? undefined : { color }}
      onClick={() => onChoose(color)}
    />
  )
}
