import type { Patch, TextAttributes } from '@ramify/document'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { focusField } from '../../core/focus-field.ts'
import { formatsText } from '../../input/text/caret.ts'
import { emphases } from '../../input/text/emphases.ts'
import { writtenAttributes, writtenText } from '../../input/text/written-text.ts'
import { SwatchRow } from '../../views/colors/SwatchRow.tsx'
import { AlignButtons } from '../../views/panels/AlignButtons.tsx'
import { FontFields } from '../../views/panels/FontFields.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { Section } from '../../views/panels/Section.tsx'
import { useThemePalette } from '../color/use-theme-palette.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { LevelEmphases } from './LevelEmphases.tsx'
import type { Chosen } from './use-chosen.ts'

/** The words of a topic or a level, or those that are marked in the topic being written. */
export function TextSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const editor = useMapEditor()
  const { texts } = useThemePalette()
  const written = useStore(useMemo(() => writtenAttributes(editor), [editor]))
  const own = chosen.isLevel ? null : written
  const family = own?.family ?? chosen.seen(({ face }) => face.look.family ?? face.role.type.font.families[0])
  const size = own?.size ?? chosen.seen(({ face }) => face.look.size ?? face.role.type.font.size)
  const dress = (look: Patch<TextAttributes>) => {
    if (!own) return chosen.dress(look)
    writtenText(editor)?.format(look)
    focusField(editor)
  }
  return (
    <Section title={text('editor.style.text')} {...formatsText}>
      <FontFields family={family} size={size} onChange={dress} />
      <div className={styles.line}>
        {chosen.isLevel ? (
          <LevelEmphases chosen={chosen} />
        ) : (
          emphases.map((emphasis) => <ActionButton key={emphasis} id={`editor.${emphasis}`} />)
        )}
        <span className={styles.gap} />
        <AlignButtons
          align={chosen.seen(({ face }) => face.body.align)}
          onChange={(align) => chosen.dress({ align })}
        />
      </div>
      <SwatchRow
        label={text('editor.style.color')}
        value={own?.color ?? chosen.look('color')}
        themeColor={chosen.seen(({ face }) => face.style.color)}
        colors={texts}
        onChange={(color) => dress({ color })}
      />
    </Section>
  )
}
