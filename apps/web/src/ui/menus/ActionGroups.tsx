import { Fragment } from 'react'
import { useActions } from '../../platform/actions/ActionProvider.tsx'
import { ActionMenuItem } from './ActionMenuItem.tsx'
import { MenuSeparator } from './Menu.tsx'

/** Actions in a menu, those that are there now, with a line between groups. */
export function ActionGroups({ groups }: { groups: readonly (readonly string[])[] }) {
  const actions = useActions()
  const ids = new Set(actions.map(({ id }) => id))
  const shown = groups.map((group) => group.filter((id) => ids.has(id))).filter((group) => group.length > 0)
  return shown.map((group, nth) => (
    <Fragment key={group[0]}>
      {nth > 0 && <MenuSeparator />}
      {group.map((id) => (
        <ActionMenuItem key={id} id={id} />
      ))}
    </Fragment>
  ))
}
