import { Ellipsis, EllipsisVertical } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import type { ListLook } from '../list/list-look.ts'

interface Props {
  name: string
  look: ListLook
  isTabbable: boolean
  className: string | undefined
}

/** Asks for the menu of the entry: there is one for all of them, or long lists would be slow to scroll. */
export function EntryMore({ name, look, isTabbable, className }: Props) {
  const { text } = useText()
  return (
    <IconButton
      label={text('files.more', { name })}
      icon={look === 'rows' ? EllipsisVertical : Ellipsis}
      className={className}
      tabIndex={isTabbable ? 0 : -1}
      aria-haspopup="menu"
      onClick={askForMenu}
    />
  )
}

function askForMenu({ currentTarget }: MouseEvent): void {
  const { left, bottom } = currentTarget.getBoundingClientRect()
  const where = { clientX: left, clientY: bottom, button: 2 }
  currentTarget.dispatchEvent(new window.MouseEvent('contextmenu', { ...where, bubbles: true, cancelable: true }))
}
