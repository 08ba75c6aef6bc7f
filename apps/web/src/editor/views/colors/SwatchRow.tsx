import { useText } from '../../../platform/i18n/language.ts'
import { Swatch } from '../panels/Swatch.tsx'
import { ColorButton } from './ColorButton.tsx'
import styles from './SwatchRow.module.css'

interface Props {
  label: string
  /** `undefined`: the theme's; `null`: several. */
  value: string | null | undefined
  themeColor: string | null
  /** One press away; the others are behind the button at the end. */
  colors: readonly string[]
  /** Nothing at all is a choice too, behind that button. */
  canBeNone?: boolean
  onChange: (color: string | null) => void
}

/** The colours that are chosen most, and a button for all others. */
export function SwatchRow({ label, value, themeColor, colors, canBeNone = false, onChange }: Props) {
  const { text } = useText()
  const isThere = typeof value === 'string' && colors.includes(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={text('editor.color.common', { label })} className={styles.row}>
      {colors.map((color) => (
        // The one that is on goes off again: back to the theme.
        <Swatch
          key={color}
          color={color}
          isOn={color === value}
          onChoose={() => onChange(color === value ? null : color)}
        />
      ))}
      <ColorButton
        label={label}
        value={value}
        themeColor={themeColor}
        canBeNone={canBeNone}
        isBare
        isMore={value === undefined || isThere}
        onChange={onChange}
      />
    </div>
  )
}
