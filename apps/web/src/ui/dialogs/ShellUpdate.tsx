import { useState } from 'react'
import { brand } from '../../platform/brand/brand.ts'
import { useText } from '../../platform/i18n/language.ts'
import { shell } from '../../platform/native-shell/shell.ts'
import { takeUpdateTip } from '../../platform/native-shell/update-tip.ts'
import { Button } from '../buttons/Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'

const isDue = takeUpdateTip(shell)

/** Tells people in an app that is too old, once a session. */
export function ShellUpdate() {
  const { text, message } = useText()
  const [isOpen, setOpen] = useState(isDue)
  if (!isOpen || shell === null) return null
  const { kind } = shell
  const address = brand.app[kind]
  const close = () => setOpen(false)
  const update = () => {
    close()
    // The app leaves what is not of its server to the system.
    if (address !== null) location.assign(address)
  }
  return (
    <MessageDialog title={text('native.update')} sentence={message(`x-update-${kind}`)} onClose={close}>
      {address === null ? (
        <Button variant="filled" onClick={close}>
          {text('native.update.seen')}
        </Button>
      ) : (
        <>
          <Button onClick={close}>{text('native.update.later')}</Button>
          <Button variant="filled" onClick={update}>
            {text('native.update.act')}
          </Button>
        </>
      )}
    </MessageDialog>
  )
}
