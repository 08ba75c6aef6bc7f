import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Swatch.module.css'

interface Props {
  /** `none`: nothing at all. */
  color: string
  isOn: boolean
  /** Round, with room for a thumb around it. */
  isLarge?: boolean
  onChoose: (color: string) => void
}

export function Swatch({ color, isOn, isLarge = false, onChoose }: Props) {
  const { text } = useText()
  const isNone = color === 'none'
  return (
    <button
      type="button"
      className={classNames(isLarge ? styles.large : styles.swatch, isNone && styles.none)}
      aria-label={isNone ? text('editor.color.none') : color.toUpperCase()}
      aria-pressed={isOn}
      style={isNone ? undefined : { [isLarge ? 'color' : 'background']: color }}
      onClick={() => onChoose(color)}
    />
  )
}
