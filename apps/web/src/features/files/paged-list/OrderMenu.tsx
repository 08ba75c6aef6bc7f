import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { directionIds, orderIds } from '../list-actions.ts'

const groups = [orderIds, directionIds]
const inHand = [['files.new-folder'], ...groups, ['files.select']]

/** In which order; in a hand also what else concerns the whole list. */
export function OrderMenu({ isInHand = false }: { isInHand?: boolean }) {
  return <ActionGroups groups={isInHand ? inHand : groups} />
}
