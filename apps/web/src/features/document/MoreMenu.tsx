import { Ellipsis } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { ActionMenuItem } from '../../ui/ActionMenuItem.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuSeparator } from '../../ui/Menu.tsx'
import { openDocument } from './open-document.ts'

interface Props {
  /** What has no button of its own in this frame. */
  ids: readonly string[]
  className?: string
}

export function MoreMenu({ ids, className }: Props) {
  const { text } = useText()
  const canManage = useStore(openDocument)?.canManage ?? false
  return (
    <Menu align="end" trigger={<IconButton label={text('document.more')} icon={Ellipsis} className={className} />}>
      {ids.map((id) => (
        <ActionMenuItem key={id} id={id} />
      ))}
      {canManage && <MenuSeparator />}
      <ActionMenuItem id="document.delete" />
    </Menu>
  )
}
