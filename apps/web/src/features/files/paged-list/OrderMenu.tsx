import { useActions } from '../../../platform/actions/ActionProvider.tsx'
import { useStore } from '../../../platform/store.ts'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { shownList } from '../list/shown-list.ts'
import { directionIds, orderIds } from '../list-actions.ts'

const groups = [orderIds, directionIds]
const inHand = [['files.new-folder'], ...groups, ['files.select']]
/** The round button of a phone makes a document at once, so other ways to get one are here. */
const inHandToCreate = [['files.new-folder', 'imports.choose'], ...groups, ['files.select']]

/** In which order; in a hand also what else concerns the whole list. */
export function OrderMenu({ isInHand = false, canCreate = false }: { isInHand?: boolean; canCreate?: boolean }) {
  return <ActionGroups groups={isInHand ? groupsInHand(canCreate) : groups} />
}

const groupsInHand = (canCreate: boolean) => (canCreate ? inHandToCreate : inHand)

/** Whether there is anything in it for the list that is shown: whoever has no account can do little with some. */
export function useHasOrderMenu(canCreate: boolean): boolean {
  // What is in the list decides about some of it.
  useStore(shownList)
  const ids = new Set(useActions().map(({ id }) => id))
  return groupsInHand(canCreate)
    .flat()
    .some((id) => ids.has(id))
}
