import { Ellipsis } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { Menu } from '../../../ui/menus/Menu.tsx'
import { openViewer } from './open-viewer.ts'

const groups = [
  ['viewer.edit', 'viewer.save', 'viewer.to-flowchart', 'viewer.to-map', 'viewer.copy-link', 'viewer.share-link'],
  ['viewer.export', 'viewer.print'],
  ['editor.search', 'editor.present', 'viewer.reading', 'editor.full-screen', 'editor.fold-all', 'editor.unfold-all'],
  ['viewer.sign-in', 'viewer.home', 'help.open'],
]

/** Everything that has no button of its own, and what the buttons do. */
export function ViewerMore() {
  const { text } = useText()
  // Which actions there are hangs on it.
  useStore(openViewer)
  return (
    <Menu align="end" trigger={<IconButton label={text('viewer.more')} icon={Ellipsis} />}>
      <ActionGroups groups={groups} />
    </Menu>
  )
}
