import type { Patch, TextAttributes } from '@ramify/document'
import { bundledFonts } from '@ramify/text'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { focusField } from '../../core/focus-field.ts'
import { formatsText } from '../../input/text/caret.ts'
import { Section } from '../../views/panels/Section.tsx'
import { SwatchRow } from '../color/SwatchRow.tsx'
import { useThemePalette } from '../color/use-theme-palette.ts'
import { emphases } from '../formatting/emphasis.ts'
import { writtenAttributes, writtenText } from '../formatting/written-text.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { LevelEmphases } from './LevelEmphases.tsx'
import styles from './StylePanel.module.css'
import type { Chosen } from './use-chosen.ts'

const families = bundledFonts.filter(({ role }) => role !== 'emoji').map(({ family }) => family)
const sizes = ['12', '13', '14', '15', '16', '18', '20', '22', '24', '26', '28', '32', '36', '40', '44', '48'] as const
const aligns = [
  { align: 'left', icon: AlignLeft },
  { align: 'center', icon: AlignCenter },
  { align: 'right', icon: AlignRight },
] as const

/** The words of a topic or a level, or those that are marked in the topic being written. */
export function TextSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const editor = useMapEditor()
  const { texts } = useThemePalette()
  const written = useStore(useMemo(() => writtenAttributes(editor), [editor]))
  const own = chosen.isLevel ? null : written
  const family = own?.family ?? chosen.seen(({ face }) => face.look.family ?? face.role.type.font.families[0])
  const size = String(
    own?.size ?? chosen.seen(({ face }) => face.look.size ?? face.role.type.font.size) ?? text('editor.mixed'),
  )
  const dress = (look: Patch<TextAttributes>) => {
    if (!own) return chosen.dress(look)
    writtenText(editor)?.format(look)
    focusField(editor)
  }
  const align = chosen.seen(({ face }) => face.body.align)
  return (
    <Section title={text('editor.style.text')} {...formatsText}>
      <div className={styles.line}>
        <Select
          label={text('editor.style.family')}
          value={families.find((each) => each === family) ?? null}
          placeholder={family ?? text('editor.mixed')}
          options={families.map((value) => ({ value, label: value }))}
          onChange={(value) => dress({ family: value })}
        />
        <Select
          label={text('editor.style.size')}
          value={sizes.find((each) => each === size) ?? null}
          placeholder={size}
          options={sizes.map((value) => ({ value, label: value }))}
          onChange={(value) => dress({ size: Number(value) })}
        />
      </div>
      <div className={styles.line}>
        {chosen.isLevel ? (
          <LevelEmphases chosen={chosen} />
        ) : (
          emphases.map((emphasis) => <ActionButton key={emphasis} id={`editor.${emphasis}`} />)
        )}
        <span className={styles.gap} />
        {aligns.map((each) => (
          <IconButton
            key={each.align}
            label={text(`editor.style.align.${each.align}`)}
            icon={each.icon}
            aria-pressed={each.align === align}
            onClick={() => chosen.dress({ align: each.align })}
          />
        ))}
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
