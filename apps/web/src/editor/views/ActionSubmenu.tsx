import type { LucideIcon } from 'lucide-react'
import { useActions } from '../../platform/actions/ActionProvider.tsx'
import { ActionMenuItem } from '../../ui/menus/ActionMenuItem.tsx'
import { Submenu } from '../../ui/menus/Menu.tsx'

interface Props {
  label: string
  icon: LucideIcon
  ids: readonly string[]
}

/** Some actions behind one row; absent where none of them is there, as while one only reads. */
export function ActionSubmenu({ label, icon, ids }: Props) {
  const actions = useActions()
  return (
    actions.some(({ id }) => ids.includes(id)) && (
      <Submenu label={label} icon={icon}>
        {ids.map((id) => (
          <ActionMenuItem key={id} id={id} isQuiet />
        ))}
      </Submenu>
    )
  )
}
