import { Popover } from 'radix-ui'
import { useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { focusField } from '../accessibility/focus-field.ts'
import { formatsText } from '../text-input/caret.ts'
import { useEditor } from '../use-editor.ts'
import styles from './ColorButton.module.css'
import { palette } from './palette.ts'
import { recentColors, rememberColor } from './recent-colors.ts'
import { Swatch } from './Swatch.tsx'

interface Props {
  label: string
  /** `undefined`: the theme's; `null`: several. */
  value: string | null | undefined
  /** As the theme has it, where that is known. */
  themeColor?: string | null
  /** Nothing at all is a choice too, e.g. for a fill. */
  canBeNone?: boolean
  onChange: (color: string | null) => void
}

/** One colour, and behind it all there are to choose from. */
export function ColorButton({ label, value, themeColor = null, canBeNone = false, onChange }: Props) {
  const { text } = useText()
  const editor = useEditor()
  const recent = useStore(recentColors)
  const [isOpen, setOpen] = useState(false)
  const choose = (color: string) => {
    if (color !== 'none') rememberColor(color)
    onChange(color)
    // Whoever is writing wants to write on.
    if (editor.writing.get() !== null) setOpen(false)
  }
  const backToText = (event: Event) => {
    if (editor.writing.get() === null) return
    event.preventDefault()
    focusField(editor)
  }
  const words = value === undefined ? text('editor.color.theme') : value === null ? text('editor.mixed') : nameOf(value)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.button} aria-label={`${label}: ${words}`}>
        <span className={styles.dot} style={{ background: shown(value === undefined ? themeColor : value) }} />
        <span className={styles.words}>{words}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={backToText}
          {...formatsText}
        >
          <div className={styles.line}>
            <button type="button" className={styles.theme} onClick={() => onChange(null)}>
              {text('editor.color.theme')}
            </button>
            {canBeNone && <Swatch color="none" isOn={value === 'none'} onChoose={choose} />}
          </div>
          <div className={styles.grid}>
            {palette.map((color) => (
              <Swatch key={color} color={color} isOn={color === value} onChoose={choose} />
            ))}
          </div>
          {recent.length > 0 && (
            <>
              <p className={styles.caption}>{text('editor.color.recent')}</p>
              <div className={styles.grid}>
                {recent.map((color) => (
                  <Swatch key={color} color={color} isOn={color === value} onChoose={choose} />
                ))}
              </div>
            </>
          )}
          <label className={styles.own}>
            {text('editor.color.own')}
            <input
              type="color"
              value={typeof value === 'string' && value.startsWith('#') ? value.slice(0, 7) : '#3982fc'}
              onChange={(event) => choose(event.target.value)}
            />
          </label>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function nameOf(color: string): string {
  return color.startsWith('#') ? color.toUpperCase() : color
}

function shown(color: string | null): string {
  return color === null || color === 'none' ? 'transparent' : color
}
