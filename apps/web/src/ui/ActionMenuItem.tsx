import { useAction } from '../platform/actions/use-action.ts'
import { MenuItem } from './Menu.tsx'

export function ActionMenuItem({ id }: { id: string }) {
  const action = useAction(id)
  if (!action) return null
  const { label, icon, shortcut, isOn, disabledReason, run } = action
  return (
    <MenuItem icon={icon} shortcut={shortcut} isOn={isOn} disabledReason={disabledReason} onSelect={run}>
      {label}
    </MenuItem>
  )
}
