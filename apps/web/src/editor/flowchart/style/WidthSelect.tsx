import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'

const widths = ['0', '1', '1.6', '2', '3', '4', '6', '8'] as const

interface Props {
  label: string
  /** Null where several hold at once. */
  width: number | null
  canBeNone?: boolean
  onChange: (width: number) => void
}

/** How wide a line is; a width that came from elsewhere is shown too. */
export function WidthSelect({ label, width, canBeNone = false, onChange }: Props) {
  const { text } = useText()
  return (
    <Select
      label={label}
      value={widths.find((each) => each === String(width)) ?? null}
      placeholder={width === null ? text('editor.mixed') : `${width} px`}
      options={widths.slice(canBeNone ? 0 : 1).map((value) => ({ value, label: `${value} px` }))}
      onChange={(value) => onChange(Number(value))}
    />
  )
}
