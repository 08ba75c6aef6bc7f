import { useAction } from '../platform/actions/use-action.ts'
import { MenuItem } from './Menu.tsx'

export function ActionMenuItem({ id }: { id: string }) {
  const action = useAction(id)
  if (!action) return null
  const { label, icon, shortcut, isOn, disabledReason, isDestructive, run } = action
  return (
    <MenuItem
      icon={icon}
      shortcut={shortcut}
      isOn={isOn}
      disabledReason={disabledReason}
      isDestructive={isDestructive}
      onSelect={run}
    >
      {label}
    </MenuItem>
  )
}
