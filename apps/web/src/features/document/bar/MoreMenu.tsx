import { Ellipsis } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { Menu } from '../../../ui/menus/Menu.tsx'
import { reportedDocument } from '../../imports/index.ts'
import { openDocument } from '../open-document.ts'

interface Props {
  /** What has no button of its own in this frame. */
  groups: readonly (readonly string[])[]
  className?: string
}

export function MoreMenu({ groups, className }: Props) {
  const { text } = useText()
  // Which actions there are hangs on it.
  useStore(openDocument)
  useStore(reportedDocument)
  return (
    <Menu align="end" trigger={<IconButton label={text('document.more')} icon={Ellipsis} className={className} />}>
      <ActionGroups groups={groups} />
    </Menu>
  )
}
