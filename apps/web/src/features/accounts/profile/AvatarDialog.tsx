import { avatarPresets, imageRules, type User } from '@ramify/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { checkPicture } from '../../../platform/assets/check-picture.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { CoveredRadio } from '../../../ui/fields/CoveredRadio.tsx'
import styles from './AvatarDialog.module.css'
import { CropDialog } from './CropDialog.tsx'
import { chooseAvatar } from './choose-avatar.ts'
import { keepUser } from './keep-user.ts'
import { sendAvatar } from './send-avatar.ts'

interface Props {
  user: User
  onClose: () => void
}

interface Picked {
  picture: ImageBitmap
  type: string
}

/** A drawing, a picture of one's own, or just the first letter; kept at once. */
export function AvatarDialog({ user, onClose }: Props) {
  const { text } = useText()
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const choices = useRef<HTMLFieldSetElement>(null)
  const [picked, setPicked] = useState<Picked | null>(null)

  // Arrows go on from what is chosen, not from the first.
  useEffect(() => choices.current?.querySelector<HTMLElement>(':checked')?.focus(), [])

  const pick = async (file: File | undefined) => {
    if (!file) return
    try {
      const type = await checkPicture(file)
      setPicked({ type, picture: await createImageBitmap(file) })
    } catch (error) {
      showError(error)
    }
  }
  const drop = () => {
    picked?.picture.close()
    setPicked(null)
  }
  const send = async (square: Blob) => {
    try {
      keepUser(await sendAvatar(square))
      notify({ kind: 'status', words: (translator) => translator.text('accounts.avatar.kept') })
      drop()
      onClose()
    } catch (error) {
      showError(error)
    }
  }

  if (picked) return <CropDialog {...picked} onCut={send} onClose={drop} />
  const options = [null, ...avatarPresets]
  return (
    <Dialog label={text('accounts.avatar.change')} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{text('accounts.avatar.change')}</h2>
      <fieldset ref={choices} className={styles.choices} aria-label={text('accounts.avatar.drawings')}>
        {options.map((avatar) => (
          <label key={avatar} className={styles.choice}>
            <CoveredRadio
              name={name}
              aria-label={text(avatar === null ? 'accounts.avatar.letter' : `accounts.avatar.${avatar}`)}
              checked={user.avatar === avatar}
              onChange={() => void chooseAvatar(user, avatar)}
            />
            <Avatar person={{ ...user, avatar }} size={56} />
          </label>
        ))}
      </fieldset>
      <p className={styles.hint}>{text('accounts.avatar.hint', { size: imageRules.megabytes })}</p>
      <div className={styles.buttons}>
        <Button onClick={() => input.current?.click()}>{text('accounts.avatar.upload')}</Button>
        <Button variant="filled" onClick={onClose}>
          {text('accounts.done')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text('accounts.avatar.upload')}
        accept={imageRules.types.join(',')}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          // The same file again is a choice too.
          event.target.value = ''
        }}
      />
    </Dialog>
  )
}
