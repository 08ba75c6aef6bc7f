import type { LineLook, Patch } from '@ramify/document'
import type { Relation } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { DashSelect } from '../../views/panels/DashSelect.tsx'
import { EmphasisButtons } from '../../views/panels/EmphasisButtons.tsx'
import { FontFields } from '../../views/panels/FontFields.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { useMapEditor } from '../use-map-editor.ts'

const widths = ['1', '1.5', '2', '3', '4', '6'] as const
const arrows = ['none', 'open', 'filled'] as const
/** As they were written before there were names for them. */
const dashNamesOf: { readonly [dash: string]: string } = { '6 5': 'dashed', '2 4': 'dotted' }

/** How a relation line looks. */
export function LineSection({ relation: { line, label } }: { relation: Relation }) {
  const editor = useMapEditor()
  const { text } = useText()
  const theme = usePart(editor.scene, (scene) => scene.theme)
  const { look } = line
  const width = String(look.width ?? theme.relation.width)
  const dash = look.dash ?? theme.relation.dash
  const dress = (patch: Patch<LineLook>) => void editor.execute({ type: 'setLine', id: line.id, look: patch })
  const arrow = (key: 'startArrow' | 'endArrow', otherwise: (typeof arrows)[number]) => ({
    value: arrows.find((name) => name === (look[key] ?? otherwise)) ?? otherwise,
    options: arrows.map((value) => ({ value, label: text(`editor.arrow.${value}`) })),
    onChange: (value: string) => dress({ [key]: value }),
  })
  return (
    <Section title={text('editor.style.relation')} about={line.text.text}>
      <Row label={text('editor.style.color')}>
        <ColorButton
          label={text('editor.style.color')}
          value={look.color}
          themeColor={theme.relation.line}
          onChange={(color) => dress({ color })}
        />
        <Select
          label={text('editor.style.line-width')}
          value={widths.find((each) => each === width) ?? null}
          placeholder={`${width} px`}
          options={widths.map((value) => ({ value, label: `${value} px` }))}
          onChange={(value) => dress({ width: Number(value) })}
        />
      </Row>
      <Row label={text('editor.style.dash')}>
        <DashSelect
          label={text('editor.style.dash')}
          dash={dashNamesOf[dash] ?? dash}
          onChange={(name) => dress({ dash: name })}
        />
      </Row>
      <Row label={text('editor.style.start-arrow')}>
        <Select label={text('editor.style.start-arrow')} {...arrow('startArrow', 'none')} />
      </Row>
      <Row label={text('editor.style.end-arrow')}>
        <Select label={text('editor.style.end-arrow')} {...arrow('endArrow', 'open')} />
      </Row>
      <FontFields family={label.font.families[0]} size={label.font.size} onChange={dress} />
      <Row label={text('editor.style.text')}>
        <ColorButton
          label={text('editor.style.text')}
          value={look.textColor}
          themeColor={theme.relation.text}
          onChange={(textColor) => dress({ textColor })}
        />
        <EmphasisButtons emphases={['bold', 'italic']} look={look} onChange={dress} />
      </Row>
    </Section>
  )
}
