import { imageRules, type User } from '@ramify/contract'
import { useRef, useState } from 'react'
import { checkPicture } from '../../../platform/assets/check-picture.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CropDialog } from './CropDialog.tsx'
import { chooseAvatar } from './choose-avatar.ts'
import { keepUser } from './keep-user.ts'
import { PictureDialog } from './PictureDialog.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<Picked | null>(null)

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
  return (
    <PictureDialog
      title={text('accounts.avatar.change')}
      chosen={user.avatar}
      draw={(avatar) => <Avatar person={{ ...user, avatar }} size={56} />}
      onChoose={(avatar) => void chooseAvatar(user, avatar)}
      onClose={onClose}
      hint={text('accounts.avatar.hint', { size: imageRules.megabytes })}
    >
      <Button onClick={() => input.current?.click()}>{text('accounts.avatar.upload')}</Button>
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
    </PictureDialog>
  )
}
