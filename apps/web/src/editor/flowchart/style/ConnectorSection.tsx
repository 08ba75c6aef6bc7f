import type { ConnectorLook } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import type { Chosen } from './chosen.ts'
import { DashRow } from './DashRow.tsx'
import { EndPicker } from './EndPicker.tsx'
import { connectorStyleIcons } from './line-icons.ts'
import { OpacityRow } from './OpacityRow.tsx'
import { WidthSelect } from './WidthSelect.tsx'

const ways = ['orthogonal', 'rounded', 'curved', 'straight'] as const

/** The lines of connectors, and what is at their ends. */
export function ConnectorSection({ chosen: { connectors } }: { chosen: Chosen }) {
  const { text } = useText()
  const editor = useFlowchartEditor()
  const usual = usePart(editor.scene, (page) => page.parts.tools.theme.connector)
  const ids = connectors.things.map(({ id }) => id)
  const way = connectors.seen(({ style }) => style)
  const end = (key: 'startArrow' | 'endArrow', otherwise: string) => ({
    value: connectors.seen(({ look }) => look[key] ?? otherwise),
    onChange: (name: string) => connectors.dress({ [key]: name } satisfies ConnectorLook),
  })
  return (
    <Section
      title={text('flowchart.style.connector')}
      about={ids.length > 1 ? text('flowchart.style.connectors', { count: ids.length }) : undefined}
    >
      <Row label={text('flowchart.style.way')}>
        <Segmented<(typeof ways)[number] | 'other'>
          label={text('flowchart.style.way')}
          isTight
          hasIconsOnly
          value={ways.find((name) => name === way) ?? 'other'}
          options={ways.map((value) => ({
            value,
            label: text(`flowchart.way.${value}`),
            icon: connectorStyleIcons[value],
          }))}
          onChange={(style) => editor.execute({ type: 'setConnectors', connectors: ids, style })}
        />
      </Row>
      <Row label={text('editor.style.color')}>
        <ColorButton
          label={text('editor.style.line-color')}
          value={connectors.look('color')}
          themeColor={usual.color}
          onChange={(color) => connectors.dress({ color })}
        />
        <WidthSelect
          label={text('editor.style.line-width')}
          width={connectors.seen(({ look }) => look.width ?? usual.width)}
          onChange={(width) => connectors.dress({ width })}
        />
      </Row>
      <DashRow
        dash={connectors.seen(({ look }) => look.dash ?? 'solid')}
        onChange={(dash) => connectors.dress({ dash })}
      />
      <Row label={text('flowchart.style.ends')}>
        <EndPicker label={text('flowchart.style.start')} isStart {...end('startArrow', 'none')} />
        <EndPicker label={text('flowchart.style.end')} {...end('endArrow', 'arrow')} />
      </Row>
      <OpacityRow styled={connectors} opacity={connectors.seen(({ look }) => look.opacity ?? 1)} />
      <Row label={text('flowchart.style.sketch')}>
        <Switch
          label={text('flowchart.style.sketch')}
          isOn={connectors.things.every(({ look }) => look.sketch === true)}
          onChange={(isOn) => connectors.dress({ sketch: isOn ? true : null })}
        />
      </Row>
    </Section>
  )
}
