import type { LabelLook, Patch } from '@ramify/document'
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  PanelBottom,
  PanelLeft,
  PanelRight,
  PanelTop,
  Square,
} from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart, useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { focusField } from '../../core/focus-field.ts'
import { formatsText } from '../../input/text/caret.ts'
import { emphases } from '../../input/text/emphases.ts'
import { writtenAttributes, writtenText } from '../../input/text/written-text.ts'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { SwatchRow } from '../../views/colors/SwatchRow.tsx'
import { AlignButtons } from '../../views/panels/AlignButtons.tsx'
import { FontFields } from '../../views/panels/FontFields.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { Row, Section } from '../../views/panels/Section.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import type { Chosen } from './chosen.ts'
import { paletteOf } from './palette.ts'

const verticals = {
  top: AlignVerticalJustifyStart,
  middle: AlignVerticalJustifyCenter,
  bottom: AlignVerticalJustifyEnd,
} as const
const places = { inside: Square, above: PanelTop, below: PanelBottom, left: PanelLeft, right: PanelRight } as const
const sides = ['above', 'below', 'left', 'right'] as const
const verticalNames = ['top', 'middle', 'bottom'] as const

/** The words of shapes and labels, or those that are marked in the text being written. */
export function TextSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const editor = useFlowchartEditor()
  const theme = usePart(editor.scene, () => editor.document.snapshot.theme)
  const { texts: colors } = useMemo(() => paletteOf(theme), [theme])
  const written = useStore(useMemo(() => writtenAttributes(editor), [editor]))
  const { texts, shapes, labels } = chosen
  const family = written?.family ?? texts.seen(({ font }) => font.families[0])
  const size = written?.size ?? texts.seen(({ font }) => font.size)
  const dress = (look: Patch<Pick<LabelLook, 'family' | 'size' | 'color'>>) => {
    if (!written) return texts.dress(look)
    writtenText(editor)?.format(look)
    focusField(editor)
  }
  const vertical = shapes.seen(({ face }) => face.placedText.vertical)
  const place = shapes.seen(({ face }) => face.look.textPlace ?? (face.form.isTextOutside ? 'below' : 'inside'))
  // Some forms have no room for words.
  const isRoomy = shapes.things.some(({ face }) => !face.form.isTextOutside)
  return (
    <Section title={text(shapes.things.length > 0 ? 'editor.style.text' : 'flowchart.style.label')} {...formatsText}>
      <FontFields family={family} size={size} onChange={dress} />
      <div className={styles.line}>
        {emphases.map((emphasis) => (
          <ActionButton key={emphasis} id={`editor.${emphasis}`} />
        ))}
        <span className={styles.gap} />
        <AlignButtons align={texts.seen(({ align }) => align)} onChange={(align) => texts.dress({ align })} />
      </div>
      {shapes.things.length > 0 && (
        <Row label={text('flowchart.style.vertical')}>
          {verticalNames.map((name) => (
            <IconButton
              key={name}
              label={text(`flowchart.style.vertical.${name}`)}
              icon={verticals[name]}
              aria-pressed={name === vertical}
              onClick={() => shapes.dress({ vertical: name })}
            />
          ))}
        </Row>
      )}
      {shapes.things.length > 0 && (
        <Row label={text('flowchart.style.text-place')}>
          {[...(isRoomy ? (['inside'] as const) : []), ...sides].map((name) => (
            <IconButton
              key={name}
              label={text(`flowchart.style.text-place.${name}`)}
              icon={places[name]}
              aria-pressed={name === place}
              // Alignments were meant for the place that the words had.
              onClick={() => shapes.dress({ textPlace: name === 'inside' ? null : name, align: null, vertical: null })}
            />
          ))}
        </Row>
      )}
      <SwatchRow
        label={text('editor.style.color')}
        value={written?.color ?? texts.paint('color', ({ color }) => color)}
        themeColor={texts.seen(({ color }) => color)}
        colors={colors}
        onChange={(color) => dress({ color })}
      />
      {labels.length > 0 && shapes.things.length === 0 && (
        <Row label={text('editor.style.fill')}>
          <ColorButton
            label={text('editor.style.fill')}
            value={texts.look('fill')}
            canBeNone
            onChange={(fill) => texts.dress({ fill })}
          />
        </Row>
      )}
    </Section>
  )
}
