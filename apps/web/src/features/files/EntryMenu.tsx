import { DropdownMenu } from 'radix-ui'
import { usePhone } from '../../platform/phone.ts'
import { ActionGroups } from '../../ui/menus/ActionGroups.tsx'
import styles from './EntryMenu.module.css'
import { FileFacts } from './entries/FileFacts.tsx'
import { EntryPicture } from './pictures/EntryPicture.tsx'
import { targets } from './selecting/file-target.ts'

const groups = [
  ['files.open', 'files.open-beside'],
  ['workchat.notice', 'sharing.share-entry', 'sharing.copy-entry-link', 'sharing.save-entry'],
  ['files.new-folder-in', 'files.rename', 'files.move', 'files.copy', 'files.duplicate'],
  ['exports.listed'],
  ['files.restore', 'files.history', 'files.details', 'files.forget'],
  ['sharing.stop', 'sharing.forget-viewed', 'files.delete', 'files.clear'],
]

// One thing at a time is on such a screen: there is no beside.
const groupsOfPhone = groups.map((group, nth) => [
  ...group.filter((id) => id !== 'files.open-beside'),
  // What resting on it does for a finger.
  ...(nth === 0 ? ['files.select-entry'] : []),
])

/** What can be done with an entry, or with all that are selected. */
export function EntryMenu() {
  const isPhone = usePhone()
  if (!isPhone) return <ActionGroups groups={groups} />
  return (
    <>
      <Head />
      <ActionGroups groups={groupsOfPhone} />
    </>
  )
}

/** What the sheet is about, for eyes: it lies over the entry. Nothing but items is read out in a menu. */
function Head() {
  const [item, ...others] = targets()
  if (!item || others.length > 0) return null
  return (
    <DropdownMenu.Label aria-hidden="true" className={styles.head}>
      <EntryPicture item={item} look="rows" className={styles.picture ?? ''} />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <FileFacts item={item} look="rows" className={styles.facts} />
      </span>
    </DropdownMenu.Label>
  )
}
