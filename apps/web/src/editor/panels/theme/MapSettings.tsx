import type { Background, Patch } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/ActionTextButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useEditor } from '../../use-editor.ts'
import { ColorButton } from '../ColorButton.tsx'
import { layoutNames } from '../layout-names.ts'
import { PictureChoice } from '../PictureChoice.tsx'
import { Row, Section } from '../Section.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import styles from './MapSettings.module.css'

const patternNames = ['theme', 'none', 'grid', 'dots', 'lines'] as const
const rooms = { level: { least: 12, usual: 28, most: 84 }, sibling: { least: 4, usual: 13, most: 60 } } as const

/** What the map has as a whole: how it stands, how roomy it is, what is behind it. */
export function MapSettings() {
  const editor = useEditor()
  const { text } = useText()
  const { snapshot } = useStore(editor.scene)
  const { layout, spacing, background } = editor.document.snapshot
  const isNudged = [...snapshot.nodes.values()].some(({ nudge }) => nudge !== null)
  /** Null: as the theme says. */
  const paint = (patch: Patch<Background>) => {
    const rest = Object.entries({ ...background, ...patch }).filter(([, value]) => value !== null)
    editor.act({ type: 'setBackground', background: rest.length === 0 ? null : Object.fromEntries(rest) })
  }
  return (
    <>
      <Section title={text('editor.style.layout')}>
        <div role="radiogroup" aria-label={text('editor.style.layout')} className={styles.layouts}>
          {layoutNames.map((name) => (
            <PictureChoice
              key={name}
              group="layout"
              label={text(`editor.layout.${name}`)}
              isOn={name === layout}
              onChoose={() => editor.act({ type: 'setLayout', layout: name })}
              className={styles.layout}
            >
              <LayoutPicture name={name} />
            </PictureChoice>
          ))}
        </div>
        {isNudged && <ActionTextButton id="editor.reset-places" />}
      </Section>
      <Section title={text('editor.map.room')}>
        {(['level', 'sibling'] as const).map((key) => (
          <Row key={key} label={text(`editor.map.${key}`)}>
            <input
              type="range"
              className={styles.range}
              aria-label={text(`editor.map.${key}`)}
              min={rooms[key].least}
              max={rooms[key].most}
              value={spacing?.[key] ?? rooms[key].usual}
              onChange={(event) =>
                editor.act({ type: 'setStyle', spacing: { ...spacing, [key]: Number(event.target.value) } })
              }
            />
          </Row>
        ))}
      </Section>
      <Section title={text('editor.map.background')}>
        <Row label={text('editor.style.color')}>
          <ColorButton
            label={text('editor.map.background')}
            value={background?.color}
            themeColor={snapshot === editor.document.snapshot ? editor.scene.get().paper : null}
            onChange={(color) => paint({ color })}
          />
        </Row>
        <Row label={text('editor.map.pattern')}>
          <Select
            label={text('editor.map.pattern')}
            value={patternNames.find((name) => name === background?.pattern) ?? 'theme'}
            options={patternNames.map((value) => ({ value, label: text(`editor.map.pattern.${value}`) }))}
            onChange={(pattern) => paint({ pattern: pattern === 'theme' ? null : pattern })}
          />
        </Row>
      </Section>
    </>
  )
}
