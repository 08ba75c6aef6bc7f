import { type AvatarPreset, avatarPresets } from '@ramify/contract'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { CoveredRadio } from '../../../ui/fields/CoveredRadio.tsx'
import styles from './PictureDialog.module.css'

interface Props {
  title: string
  /** The name of a drawing; null: the first letter. Anything else is a picture of one's own. */
  chosen: string | null
  /** How it would look. */
  draw: (picture: AvatarPreset | null) => ReactNode
  onChoose: (picture: AvatarPreset | null) => void
  onClose: () => void
  hint?: string
  /** Other ways to get one. */
  children?: ReactNode
}

/** A drawing, or just the first letter, of a person or a team. */
export function PictureDialog({ title, chosen, draw, onChoose, onClose, hint, children }: Props) {
  const { text } = useText()
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)

  // Arrows go on from what is chosen, not from the first.
  useEffect(() => choices.current?.querySelector<HTMLElement>(':checked')?.focus(), [])

  return (
    <Dialog label={title} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <fieldset ref={choices} className={styles.choices} aria-label={text('accounts.avatar.drawings')}>
        {[null, ...avatarPresets].map((picture) => (
          <label key={picture} className={styles.choice}>
            <CoveredRadio
              name={name}
              aria-label={text(picture === null ? 'accounts.avatar.letter' : `accounts.avatar.${picture}`)}
              checked={chosen === picture}
              onChange={() => onChoose(picture)}
            />
            {draw(picture)}
          </label>
        ))}
      </fieldset>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.buttons}>
        {children}
        <Button variant="filled" onClick={onClose}>
          {text('accounts.done')}
        </Button>
      </div>
    </Dialog>
  )
}
