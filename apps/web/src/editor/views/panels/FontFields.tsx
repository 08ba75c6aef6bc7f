import { bundledFonts } from '@ramify/text'
import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import styles from './PanelLayout.module.css'

const families = bundledFonts.filter(({ role }) => role !== 'emoji').map(({ family }) => family)
const sizes = ['12', '13', '14', '15', '16', '18', '20', '22', '24', '26', '28', '32', '36', '40', '44', '48'] as const

interface Props {
  /** Null where several hold at once; a name or a size of no list is shown all the same. */
  family: string | null | undefined
  size: number | null | undefined
  onChange: (font: { family: string } | { size: number }) => void
}

/** Font and size of words. */
export function FontFields({ family, size, onChange }: Props) {
  const { text } = useText()
  return (
    <div className={styles.line}>
      <Select
        label={text('editor.style.family')}
        value={families.find((each) => each === family) ?? null}
        placeholder={family ?? text('editor.mixed')}
        options={families.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ family: value })}
      />
      <Select
        label={text('editor.style.size')}
        value={sizes.find((each) => each === String(size)) ?? null}
        placeholder={size === null || size === undefined ? text('editor.mixed') : String(size)}
        options={sizes.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ size: Number(value) })}
      />
    </div>
  )
}
