import { type LucideIcon, Plus } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { focusField } from '../../core/focus-field.ts'
import { useEditor } from '../../core/use-editor.ts'
import { formatsText } from '../../input/text/caret.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './ColorButton.module.css'
import { ColorChoice } from './ColorChoice.tsx'
import { screenEyedropper } from './eyedropper.ts'

interface Props {
  label: string
  /** `undefined`: the theme's; `null`: several. */
  value: string | null | undefined
  /** As the theme has it, where that is known. */
  themeColor?: string | null
  /** Nothing at all is a choice too, e.g. for a fill. */
  canBeNone?: boolean
  /** Words for giving the colour up, where that does not leave it to the theme. */
  none?: string
  /** The colour alone, where many stand side by side. */
  isBare?: boolean
  /** A bare one that fits into a chip of 20 px. */
  isSmall?: boolean
  /** A round form of the colour alone, or an icon over it, for a bar of buttons. */
  sign?: 'disc' | 'ring' | LucideIcon
  /** A sign for more colours in the place of the colour, which is seen elsewhere. */
  isMore?: boolean
  onChange: (color: string | null) => void
}

/** One colour, and behind it all there are to choose from. */
export function ColorButton(props: Props) {
  const {
    label,
    value,
    themeColor = null,
    canBeNone = false,
    none,
    isBare = false,
    isSmall = false,
    isMore = false,
    sign,
    onChange,
  } = props
  const { text } = useText()
  const editor = useEditor<ViewsEditor>()
  const { eyedropper = screenEyedropper } = editor.kind.colors ?? {}
  const [isOpen, setOpen] = useState(false)
  const choose = (color: string) => {
    onChange(color)
    // Whoever is writing wants to write on.
    if (editor.writing.get() !== null) setOpen(false)
  }
  const giveUp = () => {
    onChange(null)
    // What it was the colour of may be another thing now.
    if (none !== undefined) setOpen(false)
  }
  const backToText = (event: Event) => {
    // The keys are where the colour is picked.
    if (eyedropper.isPicking(editor)) return event.preventDefault()
    if (editor.writing.get() === null) return
    event.preventDefault()
    focusField(editor)
  }
  const words =
    value === undefined ? (none ?? text('editor.color.theme')) : value === null ? text('editor.mixed') : nameOf(value)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={sign ? styles.round : classNames(styles.button, isBare && styles.bare, isSmall && styles.small)}
        aria-label={text('editor.color.of', { label, color: words })}
      >
        {sign ? (
          <Sign sign={sign} color={value === undefined ? themeColor : value} isMixed={value === null} />
        ) : isMore ? (
          <Icon icon={Plus} size="s" />
        ) : (
          <span
            className={classNames(styles.dot, value === 'none' && styles.none)}
            style={{ background: shown(value === undefined ? themeColor : value) }}
          />
        )}
        {!isBare && !sign && <span className={styles.words}>{words}</span>}
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
          <ColorChoice
            value={value}
            themeColor={themeColor}
            canBeNone={canBeNone}
            none={none}
            onChoose={choose}
            onGiveUp={giveUp}
            onPick={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface SignProps {
  sign: NonNullable<Props['sign']>
  color: string | null
  /** Several colours: none of them is shown, and nothing is struck through either. */
  isMixed: boolean
}

function Sign({ sign, color, isMixed }: SignProps) {
  const isNone = color === null || color === 'none'
  const ink = isNone ? 'var(--line-2)' : color
  if (sign === 'disc') {
    return (
      <span
        className={classNames(styles.disc, isNone && !isMixed && styles.none)}
        style={isNone ? {} : { background: color }}
      />
    )
  }
  if (sign === 'ring') return <span className={styles.ring} style={{ borderColor: ink }} />
  return (
    <span className={styles.inked} style={{ borderColor: ink }}>
      <Icon icon={sign} />
    </span>
  )
}

function nameOf(color: string): string {
  return color.startsWith('#') ? color.toUpperCase() : color
}

/** None has a look of its own. */
function shown(color: string | null): string | undefined {
  return color === 'none' ? undefined : (color ?? 'transparent')
}
