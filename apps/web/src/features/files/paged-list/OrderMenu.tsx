import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { directionIds, orderIds } from '../list-actions.ts'

const groups = [orderIds, directionIds]
const inHand = [['files.new-folder'], ...groups, ['files.select']]
/** The round button of a phone makes a document at once, so other ways to get one are here. */
const inHandToCreate = [['files.new-folder', 'imports.choose'], ...groups, ['files.select']]

/** In which order; in a hand also what else concerns the whole list. */
export function OrderMenu({ isInHand = false, canCreate = false }: { isInHand?: boolean; canCreate?: boolean }) {
  if (!isInHand) return <ActionGroups groups={groups} />
  return <ActionGroups groups={canCreate ? inHandToCreate : inHand} />
}
