import { useAction } from '../../platform/actions/use-action.ts'
import { MenuItem } from './Menu.tsx'

interface Props {
  id: string
  /** Without the reason beside what is off. */
  isQuiet?: boolean
  /** A row that says what it does by its words, not by a tick. */
  isPlain?: boolean
  value?: string | undefined
  /** Runs it otherwise than by itself. */
  onRun?: (run: () => void) => void
}

export function ActionMenuItem({ id, isQuiet, isPlain, value, onRun }: Props) {
  const action = useAction(id)
  if (!action) return null
  const { labelNow, icon, shortcut, isOn, disabledReason, isDestructive, run } = action
  return (
    <MenuItem
      icon={icon}
      shortcut={shortcut}
      isOn={isPlain ? null : isOn}
      value={value}
      disabledReason={disabledReason}
      isQuiet={isQuiet}
      isDestructive={isDestructive}
      onSelect={() => (onRun ? onRun(run) : run())}
    >
      {labelNow}
    </MenuItem>
  )
}
