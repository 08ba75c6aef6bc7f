import { useAction } from '../../platform/actions/use-action.ts'
import { Icon } from '../Icon.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { Button } from './Button.tsx'

interface Props {
  id: string
  variant?: 'filled' | 'outlined' | 'quiet'
}

/** An action as its words; off, it still says why. */
export function ActionTextButton({ id, variant }: Props) {
  const action = useAction(id)
  if (!action) return null
  const { label, icon, shortcut, disabledReason, run } = action
  return (
    <Tooltip text={disabledReason ?? label} shortcut={disabledReason === null ? shortcut : null}>
      <Button variant={variant ?? 'outlined'} isOff={disabledReason !== null} onClick={run}>
        {icon && <Icon icon={icon} size="s" />}
        {label}
      </Button>
    </Tooltip>
  )
}
