import { ActionGroups } from '../../ui/ActionGroups.tsx'

const groups = [
  ['files.open', 'files.open-beside'],
  ['files.new-folder-in', 'files.rename', 'files.move', 'files.copy', 'files.duplicate'],
  ['files.restore', 'files.details', 'files.forget'],
  ['files.delete', 'files.clear'],
]

/** What can be done with an entry, or with all that are selected. */
export function EntryMenu() {
  return <ActionGroups groups={groups} />
}
