import type { Look, Patch } from '@ramify/document'
import type { DrawnCallout } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { emphases } from '../../input/text/emphases.ts'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { EmphasisButtons } from '../../views/panels/EmphasisButtons.tsx'
import { FontFields } from '../../views/panels/FontFields.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { Row, Section } from '../../views/panels/Section.tsx'
import { useMapEditor } from '../use-map-editor.ts'

const parts = ['fill', 'border', 'color'] as const

/** The style panel while a callout is picked. */
export function CalloutStyle({ drawn }: { drawn: DrawnCallout }) {
  const editor = useMapEditor()
  const { text } = useText()
  const { id, look, text: words } = drawn.callout
  const bubble = drawn.primitives[0]
  const seen = {
    fill: drawn.label.fill,
    border: bubble?.kind === 'shape' ? bubble.stroke : null,
    color: drawn.label.color,
  }
  const names = {
    fill: text('editor.style.fill'),
    border: text('editor.style.border'),
    color: text('editor.style.color'),
  }
  const dress = (patch: Patch<Look>) => void editor.execute({ type: 'setCallout', id, look: patch })
  return (
    <div className={styles.panel}>
      <div className={styles.sections}>
        <Section title={text('editor.style.callout')} about={words.text}>
          {parts.map((part) => (
            <Row key={part} label={names[part]}>
              <ColorButton
                label={names[part]}
                value={look[part]}
                themeColor={seen[part]}
                canBeNone={part === 'border'}
                onChange={(color) => dress({ [part]: color })}
              />
            </Row>
          ))}
          <FontFields family={drawn.label.font.families[0]} size={drawn.label.font.size} onChange={dress} />
          <div className={styles.line}>
            <EmphasisButtons emphases={emphases} look={look} onChange={dress} />
          </div>
        </Section>
      </div>
      <footer className={styles.foot}>
        <ActionTextButton id="editor.callout-back" />
        <Button
          variant="quiet"
          isOff={Object.keys(look).length === 0}
          onClick={() => editor.execute({ type: 'setCallout', id, look: null })}
        >
          {text('editor.style.reset')}
        </Button>
      </footer>
    </div>
  )
}
