import { useText } from '../../../platform/i18n/language.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Row } from '../../views/panels/Section.tsx'
import { dashIcons } from './line-icons.ts'

const dashes = ['solid', 'dashed', 'dotted'] as const

interface Props {
  /** Null where several hold at once. */
  dash: string | null | undefined
  onChange: (dash: string) => void
}

/** Whole lines, dashes or dots; a pattern that came from elsewhere is none of them. */
export function DashRow({ dash, onChange }: Props) {
  const { text } = useText()
  const value = dash === undefined ? 'solid' : dashes.find((name) => name === dash)
  return (
    <Row label={text('flowchart.style.line')}>
      <Segmented<(typeof dashes)[number] | 'other'>
        label={text('flowchart.style.line')}
        isTight
        hasIconsOnly
        value={value ?? 'other'}
        options={dashes.map((name) => ({ value: name, label: text(`editor.dash.${name}`), icon: dashIcons[name] }))}
        onChange={onChange}
      />
    </Row>
  )
}
