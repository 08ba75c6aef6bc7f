import type { ShapeLook } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { shapeName } from '../palette/shape-name.ts'
import { AltText } from './AltText.tsx'
import type { Chosen } from './chosen.ts'
import { DashRow } from './DashRow.tsx'
import { hasCorners } from './has-corners.ts'
import { OpacityRow } from './OpacityRow.tsx'
import { WidthSelect } from './WidthSelect.tsx'

const radii = ['theme', '0', '4', '8', '12', '16', '24', '32'] as const

/** The body of shapes: what fills them, their border and their effects. */
export function ShapeSection({ chosen: { shapes } }: { chosen: Chosen }) {
  const { text } = useText()
  const kind = shapes.seen(({ face }) => face.kind)
  const count = shapes.things.length
  const about = kind === null ? text('flowchart.style.shapes', { count }) : shapeName(kind, text)
  const [only] = shapes.things
  const dash = shapes.seen(({ face }) => face.look.dash ?? face.form.dash ?? 'solid')
  const radius = shapes.look('radius')
  return (
    <Section title={text('flowchart.style.shape')} about={about}>
      <Row label={text('editor.style.fill')}>
        <ColorButton
          label={text('editor.style.fill')}
          value={shapes.paint('fill', ({ face }) => face.style.fill)}
          themeColor={shapes.seen(({ face }) => face.style.fill)}
          canBeNone
          onChange={(fill) => shapes.dress({ fill })}
        />
        <ColorButton
          label={text('flowchart.style.gradient')}
          value={shapes.look('gradient') === undefined ? 'none' : shapes.look('gradient')}
          none={text('flowchart.style.no-gradient')}
          isBare
          onChange={(gradient) => shapes.dress({ gradient, ...fillFor(shapes, gradient) })}
        />
      </Row>
      <Row label={text('editor.style.border')}>
        <ColorButton
          label={text('editor.style.border')}
          value={shapes.paint('border', ({ face }) => face.style.border)}
          themeColor={shapes.seen(({ face }) => face.style.border)}
          canBeNone
          onChange={(border) => shapes.dress({ border })}
        />
        <WidthSelect
          label={text('editor.style.border-width')}
          canBeNone
          width={shapes.seen(({ face }) => face.style.borderWidth)}
          onChange={(width) =>
            shapes.dress(width === 0 ? { border: 'none' } : { borderWidth: width, ...borderFor(shapes) })
          }
        />
      </Row>
      <DashRow dash={dash} onChange={(next) => shapes.dress({ dash: next })} />
      {shapes.things.some(({ face }) => hasCorners(face.kind)) && (
        <Row label={text('flowchart.style.corners')}>
          <Select
            label={text('flowchart.style.corners')}
            value={radii.find((each) => each === (radius === undefined ? 'theme' : String(radius))) ?? null}
            placeholder={radius === null ? text('editor.mixed') : `${radius} px`}
            options={radii.map((value) => ({
              value,
              label: value === 'theme' ? text('flowchart.style.corners.usual') : `${value} px`,
            }))}
            onChange={(value) => shapes.dress({ radius: value === 'theme' ? null : Number(value) })}
          />
        </Row>
      )}
      <OpacityRow styled={shapes} opacity={shapes.seen(({ face }) => face.style.opacity)} />
      <Effect styled={shapes} effect="shadow" />
      <Effect styled={shapes} effect="sketch" />
      {only && count === 1 && <AltText key={only.id} shape={only.shape} />}
    </Section>
  )
}

function Effect({ styled, effect }: { styled: Chosen['shapes']; effect: 'shadow' | 'sketch' }) {
  const { text } = useText()
  const label = text(`flowchart.style.${effect}`)
  return (
    <Row label={label}>
      <Switch
        label={label}
        isOn={styled.things.every(({ face }) => face.look[effect] === true)}
        onChange={(isOn) => styled.dress({ [effect]: isOn ? true : null })}
      />
    </Row>
  )
}

/** A gradient begins at the fill: without one it would show nothing. */
function fillFor({ things }: Chosen['shapes'], gradient: string | null): Pick<ShapeLook, 'fill'> {
  const isBare = gradient !== null && gradient !== 'none' && things.some(({ face }) => face.style.fill === null)
  return isBare ? { fill: '#ffffff' } : {}
}

/** A width without a colour would show nothing either. */
function borderFor({ things }: Chosen['shapes']): Pick<ShapeLook, 'border'> {
  const bare = things.find(({ face }) => face.style.border === null)
  return bare ? { border: bare.face.tools.theme.connector.color } : {}
}
