import type { Look, Patch } from '@ramify/document'
import type { DrawnRange } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { DashSelect } from '../../views/panels/DashSelect.tsx'
import { EmphasisButtons } from '../../views/panels/EmphasisButtons.tsx'
import { FontFields } from '../../views/panels/FontFields.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { Row, Section } from '../../views/panels/Section.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { BraceField, FrameField } from './RangeForms.tsx'

const widths = ['1', '1.5', '2', '3', '4', '6'] as const

/** The style panel while a summary or a boundary is picked: its line, and of a boundary what is inside and its title. */
export function RangeStyle({ drawn }: { drawn: DrawnRange }) {
  const editor = useMapEditor()
  const { text } = useText()
  const { id, kind, look, text: title } = drawn.range
  const isSummary = kind === 'summary'
  const seen = drawn.primitives[0]
  const line = seen?.kind === 'shape' ? seen : null
  const width = String(line?.strokeWidth ?? 1)
  const dress = (patch: Patch<Look>) => void editor.execute({ type: 'setRange', id, look: patch })
  return (
    <div className={styles.panel}>
      <div className={styles.sections}>
        <Section title={text(isSummary ? 'editor.style.summary' : 'editor.style.boundary')} about={title.text}>
          <Row label={text('editor.style.shape')}>
            {isSummary ? (
              <BraceField shape={look.shape} dress={dress} />
            ) : (
              <FrameField shape={look.shape} dress={dress} />
            )}
          </Row>
          <Row label={text('editor.style.line')}>
            <ColorButton
              label={text('editor.style.line')}
              value={isSummary ? look.lineColor : look.border}
              themeColor={line?.stroke ?? null}
              onChange={(color) => dress(isSummary ? { lineColor: color } : { border: color })}
            />
            <Select
              label={text('editor.style.line-width')}
              value={widths.find((each) => each === width) ?? null}
              placeholder={`${width} px`}
              options={widths.map((value) => ({ value, label: `${value} px` }))}
              onChange={(value) => dress(isSummary ? { lineWidth: Number(value) } : { borderWidth: Number(value) })}
            />
          </Row>
          <Row label={text('editor.style.dash')}>
            <DashSelect
              label={text('editor.style.dash')}
              dash={isSummary ? (look.lineDash ?? 'solid') : (look.borderDash ?? look.lineDash ?? 'dashed')}
              onChange={(dash) => dress(isSummary ? { lineDash: dash } : { borderDash: dash })}
            />
          </Row>
          {!isSummary && (
            <>
              <Row label={text('editor.style.fill')}>
                <ColorButton
                  label={text('editor.style.fill')}
                  value={look.fill}
                  themeColor={line?.fill ?? null}
                  canBeNone
                  onChange={(fill) => dress({ fill })}
                />
              </Row>
              <Row label={text('editor.style.title-color')}>
                <ColorButton
                  label={text('editor.style.title-color')}
                  value={look.color}
                  themeColor={drawn.label?.color ?? null}
                  onChange={(color) => dress({ color })}
                />
                <EmphasisButtons emphases={['bold', 'italic']} look={look} onChange={dress} />
              </Row>
              {drawn.label && (
                <FontFields family={drawn.label.font.families[0]} size={drawn.label.font.size} onChange={dress} />
              )}
            </>
          )}
        </Section>
      </div>
      <footer className={styles.foot}>
        <Button
          variant="quiet"
          isOff={Object.keys(look).length === 0}
          onClick={() => editor.execute({ type: 'setRange', id, look: null })}
        >
          {text('editor.style.reset')}
        </Button>
      </footer>
    </div>
  )
}
