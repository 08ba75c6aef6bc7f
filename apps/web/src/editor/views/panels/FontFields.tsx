import { bundledFonts } from '@ramify/text'
import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import styles from './PanelLayout.module.css'
import { SizeField } from './SizeField.tsx'

const families = bundledFonts.filter(({ role }) => role !== 'emoji').map(({ family }) => family)

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
      <SizeField size={size} onChange={(value) => onChange({ size: value })} />
    </div>
  )
}
