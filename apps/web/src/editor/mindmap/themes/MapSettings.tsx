import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { SliderRow } from '../../views/panels/SliderRow.tsx'
import { BackgroundImage } from '../background/BackgroundImage.tsx'
import { paintBackground } from '../background/paint-background.ts'
import { LayoutPicker } from '../layouts/LayoutPicker.tsx'
import { numberingChoices, numberingOf, setNumbering } from '../layouts/numbering-actions.ts'
import { useMapEditor } from '../use-map-editor.ts'

const patternNames = ['theme', 'none', 'grid', 'dots', 'lines'] as const
const rooms = { level: { least: 12, usual: 28, most: 84 }, sibling: { least: 4, usual: 13, most: 60 } } as const

/** What the map has as a whole: how it stands, how roomy it is, how it is numbered, what is behind it. */
export function MapSettings() {
  const editor = useMapEditor()
  const { text } = useText()
  const { snapshot } = useStore(editor.scene)
  const { layout, spacing, background } = editor.document.snapshot
  const isNudged = [...snapshot.nodes.values()].some(({ nudge }) => nudge !== null)
  return (
    <>
      <Section title={text('editor.style.layout')}>
        <LayoutPicker layout={layout} />
        {isNudged && <ActionTextButton id="editor.reset-places" />}
      </Section>
      <Section title={text('editor.map.room')}>
        {(['level', 'sibling'] as const).map((key) => (
          <SliderRow
            key={key}
            label={text(`editor.map.${key}`)}
            value={snapshot.spacing?.[key] ?? rooms[key].usual}
            valueText={text('editor.pixels', { count: snapshot.spacing?.[key] ?? rooms[key].usual })}
            least={rooms[key].least}
            most={rooms[key].most}
            onTry={(value) => editor.preview(value === null ? null : { spacing: { ...spacing, [key]: value } })}
            onKeep={(value) => editor.execute({ type: 'setStyle', spacing: { ...spacing, [key]: value } })}
          />
        ))}
      </Section>
      <Section title={text('editor.map.numbering')}>
        <Row label={text('editor.map.numbers')}>
          <Select
            label={text('editor.map.numbering')}
            value={numberingOf(editor)}
            options={numberingChoices.map((value) => ({ value, label: text(`editor.map.numbering.${value}`) }))}
            onChange={(choice) => setNumbering(editor, choice)}
          />
        </Row>
      </Section>
      <Section title={text('editor.map.background')}>
        <Row label={text('editor.style.color')}>
          <ColorButton
            label={text('editor.map.background')}
            value={background?.color}
            themeColor={snapshot === editor.document.snapshot ? editor.scene.get().paper : null}
            onChange={(color) => paintBackground(editor, { color })}
          />
        </Row>
        <Row label={text('editor.map.pattern')}>
          <Select
            label={text('editor.map.pattern')}
            value={patternNames.find((name) => name === background?.pattern) ?? 'theme'}
            options={patternNames.map((value) => ({ value, label: text(`editor.map.pattern.${value}`) }))}
            onChange={(pattern) => paintBackground(editor, { pattern: pattern === 'theme' ? null : pattern })}
          />
        </Row>
        <BackgroundImage />
      </Section>
    </>
  )
}
