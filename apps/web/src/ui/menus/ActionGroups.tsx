import { Fragment, type ReactNode } from 'react'
import { useActions } from '../../platform/actions/ActionProvider.tsx'
import { ActionMenuItem } from './ActionMenuItem.tsx'
import { MenuSeparator } from './Menu.tsx'

interface Props {
  groups: readonly (readonly string[])[]
  /** How an action is drawn where not all are alike. */
  row?: (id: string) => ReactNode
}

const usualRow = (id: string) => <ActionMenuItem id={id} />

/** Actions in a menu, those that are there now, with a line between groups. */
export function ActionGroups({ groups, row = usualRow }: Props) {
  const actions = useActions()
  const ids = new Set(actions.map(({ id }) => id))
  const shown = groups.map((group) => group.filter((id) => ids.has(id))).filter((group) => group.length > 0)
  return shown.map((group, nth) => (
    <Fragment key={group[0]}>
      {nth > 0 && <MenuSeparator />}
      {group.map((id) => (
        <Fragment key={id}>{row(id)}</Fragment>
      ))}
    </Fragment>
  ))
}
