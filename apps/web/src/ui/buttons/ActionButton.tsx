import { useAction } from '../../platform/actions/use-action.ts'
import { IconButton } from './IconButton.tsx'

interface Props {
  id: string
  className?: string | undefined
  side?: 'top' | 'right' | 'bottom'
}

/** An action as an icon; the tooltip has its words and its shortcut. */
export function ActionButton({ id, className, side }: Props) {
  const action = useAction(id)
  if (!action?.icon) return null
  const { label, icon, shortcut, disabledReason, isOn, run } = action
  return (
    <IconButton
      label={label}
      icon={icon}
      shortcut={shortcut}
      disabledReason={disabledReason}
      className={className}
      side={side}
      aria-pressed={isOn ?? undefined}
      onClick={run}
    />
  )
}
