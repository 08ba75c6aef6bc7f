import { AlignCenter, AlignLeft, AlignRight, Bold, Italic, Strikethrough, Underline } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ColorButton } from '../ColorButton.tsx'
import { Row, Section } from '../Section.tsx'
import styles from './StylePanel.module.css'
import type { Chosen } from './use-chosen.ts'

const families = ['Inter', 'Noto Sans SC', 'Noto Serif', 'Noto Serif SC', 'Noto Sans Mono'] as const
const sizes = ['12', '13', '14', '15', '16', '18', '20', '22', '24', '26', '28', '32', '36', '40', '44', '48'] as const
const emphases = [
  { key: 'bold', icon: Bold },
  { key: 'italic', icon: Italic },
  { key: 'underline', icon: Underline },
  { key: 'strike', icon: Strikethrough },
] as const
const aligns = [
  { align: 'left', icon: AlignLeft },
  { align: 'center', icon: AlignCenter },
  { align: 'right', icon: AlignRight },
] as const

/** The words of a topic. */
export function TextSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const family = chosen.seen(({ face }) => face.node.look.family ?? face.role.type.font.families[0])
  const size = chosen.seen(({ face }) => String(face.node.look.size ?? face.role.type.font.size))
  const align = chosen.seen(({ face }) => face.body.align)
  return (
    <Section title={text('editor.style.text')}>
      <div className={styles.line}>
        <Select
          label={text('editor.style.family')}
          value={families.find((each) => each === family) ?? null}
          placeholder={family ?? text('editor.mixed')}
          options={families.map((value) => ({ value, label: value }))}
          onChange={(value) => chosen.dress({ family: value })}
        />
        <Select
          label={text('editor.style.size')}
          value={sizes.find((each) => each === size) ?? null}
          placeholder={size ?? text('editor.mixed')}
          options={sizes.map((value) => ({ value, label: value }))}
          onChange={(value) => chosen.dress({ size: Number(value) })}
        />
      </div>
      <div className={styles.line}>
        {emphases.map(({ key, icon }) => {
          const isOn = chosen.topics.every(
            ({ face }) => face.node.look[key] ?? (key === 'bold' && isBoldByTheme(face.role.type.font.weight)),
          )
          return (
            <IconButton
              key={key}
              label={text(`editor.style.${key}`)}
              icon={icon}
              aria-pressed={isOn}
              onClick={() => chosen.dress({ [key]: !isOn })}
            />
          )
        })}
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
      <Row label={text('editor.style.color')}>
        <ColorButton
          label={text('editor.style.color')}
          value={chosen.look('color')}
          themeColor={chosen.seen(({ face }) => face.style.color)}
          onChange={(color) => chosen.dress({ color })}
        />
      </Row>
    </Section>
  )
}

const isBoldByTheme = (weight: number) => weight >= 600
