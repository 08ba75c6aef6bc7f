import { usePhone } from '../../platform/phone.ts'
import { ActionGroups } from '../../ui/menus/ActionGroups.tsx'

const groups = [
  ['files.open', 'files.open-beside'],
  ['workchat.notice', 'sharing.share-entry', 'sharing.copy-entry-link', 'sharing.save-entry'],
  ['files.new-folder-in', 'files.rename', 'files.move', 'files.copy', 'files.duplicate'],
  ['exports.listed'],
  ['files.restore', 'files.history', 'files.details', 'files.forget'],
  ['sharing.stop', 'sharing.forget-viewed', 'files.delete', 'files.clear'],
]

// One thing at a time is on such a screen: there is no beside.
const groupsOfPhone = groups.map((group) => group.filter((id) => id !== 'files.open-beside'))

/** What can be done with an entry, or with all that are selected. */
export function EntryMenu() {
  const isPhone = usePhone()
  return <ActionGroups groups={isPhone ? groupsOfPhone : groups} />
}
