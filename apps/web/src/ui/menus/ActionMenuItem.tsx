import { useAction } from '../../platform/actions/use-action.ts'
import { MenuItem } from './Menu.tsx'

interface Props {
  id: string
  /** Without the reason beside what is off. */
  isQuiet?: boolean
}

export function ActionMenuItem({ id, isQuiet }: Props) {
  const action = useAction(id)
  if (!action) return null
  const { labelNow, icon, shortcut, isOn, disabledReason, isDestructive, run } = action
  return (
    <MenuItem
      icon={icon}
      shortcut={shortcut}
      isOn={isOn}
      disabledReason={disabledReason}
      isQuiet={isQuiet}
      isDestructive={isDestructive}
      onSelect={run}
    >
      {labelNow}
    </MenuItem>
  )
}
