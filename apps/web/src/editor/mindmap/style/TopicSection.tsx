import { useSyncExternalStore } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { SwatchRow } from '../../views/colors/SwatchRow.tsx'
import { DashSelect } from '../../views/panels/DashSelect.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { useThemePalette } from '../color/use-theme-palette.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { ShapeField } from './ShapeField.tsx'
import type { Chosen } from './use-chosen.ts'

const widths = ['0', '1', '2', '3', '4', '6'] as const

/** The box of a topic. */
export function TopicSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const { fills } = useThemePalette()
  const shape = chosen.seen(({ face }) => face.look.shape ?? face.role.shape)
  const width = chosen.seen(({ face }) => String(face.style.border === null ? 0 : face.style.borderWidth))
  return (
    <Section title={text('editor.style.topic')} about={chosen.isLevel ? undefined : <About chosen={chosen} />}>
      <Row label={text('editor.style.shape')}>
        <ShapeField shape={shape} onChange={(value) => chosen.dress({ shape: value })} />
      </Row>
      <Row label={text('editor.style.fill')}>
        <SwatchRow
          label={text('editor.style.fill')}
          value={chosen.look('fill')}
          themeColor={chosen.seen(({ face }) => face.style.fill)}
          colors={fills}
          canBeNone
          onChange={(fill) => chosen.dress({ fill })}
        />
      </Row>
      <Row label={text('editor.style.border')}>
        <ColorButton
          label={text('editor.style.border')}
          value={chosen.look('border')}
          themeColor={chosen.seen(({ face }) => face.style.border)}
          canBeNone
          onChange={(border) => chosen.dress({ border, ...shapeFor(chosen, border) })}
        />
        <Select
          label={text('editor.style.border-width')}
          value={widths.find((each) => each === width) ?? null}
          placeholder={width ?? text('editor.mixed')}
          options={widths.map((value) => ({ value, label: `${value} px` }))}
          onChange={(value) =>
            chosen.dress(
              value === '0'
                ? { border: 'none' }
                : { borderWidth: Number(value), ...borderFor(chosen), ...shapeFor(chosen, 'any') },
            )
          }
        />
      </Row>
      <Row label={text('editor.style.dash')}>
        <DashSelect
          label={text('editor.style.border-dash')}
          dash={chosen.seen(({ face }) => face.look.borderDash ?? 'solid')}
          onChange={(borderDash) => chosen.dress({ borderDash })}
        />
      </Row>
    </Section>
  )
}

/** The words of the only one, or how many there are. */
function About({ chosen: { ids, topics } }: { chosen: Chosen }) {
  const { text } = useText()
  const { scene } = useMapEditor()
  const [only, another] = topics
  const words = () => (only && !another && scene.get().placeOf(only.id)?.face.node.text.text) ?? null
  return useSyncExternalStore(scene.subscribe, words) ?? text('editor.drag.topics', { count: ids.length })
}

/** A width without a colour would show nothing. */
function borderFor({ faces }: Chosen): { border?: string } {
  const bare = faces.find(({ style }) => style.border === null)
  return bare ? { border: bare.style.line.color } : {}
}

/** A border on what was given no shape would show nothing either: what was chosen last counts. */
function shapeFor({ faces }: Chosen, border: string | null): { shape?: string } {
  const isShown = border !== null && border !== 'none'
  return isShown && faces.some(({ look }) => look.shape === 'plain') ? { shape: 'rounded' } : {}
}
