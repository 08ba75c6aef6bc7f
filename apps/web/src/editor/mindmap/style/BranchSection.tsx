import { layouts } from '@ramify/layouts'
import type { Face } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { common } from '../../views/panels/common.ts'
import { DashSelect } from '../../views/panels/DashSelect.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { layoutNames } from '../layouts/layout-names.ts'
import { useMapEditor } from '../use-map-editor.ts'
import type { Chosen } from './use-chosen.ts'

const lines = ['curve', 'poly', 'straight'] as const
const heads = ['none', 'open', 'filled'] as const
const widths = ['1', '1.5', '2', '3', '4', '6'] as const

/** The line that leads to a topic, and how its branch stands. */
export function BranchSection({ chosen }: { chosen: Chosen }) {
  const editor = useMapEditor()
  const { text } = useText()
  const line = chosen.seen(({ face }) => face.look.lineStyle ?? face.style.line.style)
  const width = chosen.seen(({ face }) => String(face.style.line.width))
  const own = common(chosen.topics.map(({ face }) => face.node.layout ?? 'map'))
  const end = (key: 'lineStart' | 'lineEnd', of: (face: Face) => string) => {
    const head = chosen.seen(({ face }) => of(face))
    return {
      value: heads.find((name) => name === head) ?? null,
      placeholder: head ?? text('editor.mixed'),
      options: heads.map((value) => ({ value, label: text(`editor.arrow.${value}`) })),
      onChange: (value: string) => chosen.dress({ [key]: value }),
    }
  }
  const setLayout = (name: string) => {
    const layout = name === 'map' ? null : name
    editor.batch(chosen.ids.map((id) => ({ type: 'setLayout', id, layout })))
  }
  return (
    <Section title={text('editor.style.branch')}>
      <Row label={text('editor.style.line')}>
        <Segmented
          label={text('editor.style.line')}
          isTight
          value={lines.find((each) => each === line) ?? 'curve'}
          options={lines.map((value) => ({ value, label: text(`editor.line.${value}`) }))}
          onChange={(lineStyle) => chosen.dress({ lineStyle })}
        />
      </Row>
      <Row label={text('editor.style.line-color')}>
        <ColorButton
          label={text('editor.style.line-color')}
          value={chosen.look('lineColor')}
          themeColor={chosen.seen(({ face }) => face.style.line.color)}
          onChange={(lineColor) => chosen.dress({ lineColor })}
        />
        <Select
          label={text('editor.style.line-width')}
          value={widths.find((each) => each === width) ?? null}
          placeholder={width === null ? text('editor.mixed') : `${width} px`}
          options={widths.map((value) => ({ value, label: `${value} px` }))}
          onChange={(value) => chosen.dress({ lineWidth: Number(value) })}
        />
      </Row>
      <Row label={text('editor.style.dash')}>
        <DashSelect
          label={text('editor.style.dash')}
          dash={chosen.seen(({ face }) => face.look.lineDash ?? 'solid')}
          onChange={(lineDash) => chosen.dress({ lineDash })}
        />
      </Row>
      <Row label={text('editor.style.ends')}>
        <Select label={text('editor.style.start-arrow')} {...end('lineStart', ({ style }) => style.line.start)} />
        <Select label={text('editor.style.end-arrow')} {...end('lineEnd', ({ style }) => style.line.end)} />
      </Row>
      {!chosen.isLevel && (
        <Row label={text('editor.style.layout')}>
          <Select
            label={text('editor.style.layout')}
            value={own !== null && (own === 'map' || own in layouts) ? own : null}
            placeholder={own ?? text('editor.mixed')}
            options={[
              { value: 'map', label: text('editor.layout.map') },
              ...layoutNames.map((value) => ({ value, label: text(`editor.layout.${value}`) })),
            ]}
            onChange={setLayout}
          />
        </Row>
      )}
    </Section>
  )
}
