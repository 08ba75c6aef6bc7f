import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'

export const dashNames = ['solid', 'dashed', 'dotted', 'dash-dot'] as const

interface Props {
  label: string
  /** Null where several hold at once; a pattern that came from elsewhere is said as it is written. */
  dash: string | null
  onChange: (dash: string) => void
}

/** Whole lines, dashes, dots or both. */
export function DashSelect({ label, dash, onChange }: Props) {
  const { text } = useText()
  return (
    <Select
      label={label}
      value={dashNames.find((name) => name === dash) ?? null}
      placeholder={dash ?? text('editor.mixed')}
      options={dashNames.map((value) => ({ value, label: text(`editor.dash.${value}`) }))}
      onChange={onChange}
    />
  )
}
