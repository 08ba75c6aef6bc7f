import { DropdownMenu } from 'radix-ui'
import { useActions } from '../../platform/actions/ActionProvider.tsx'
import { useAction } from '../../platform/actions/use-action.ts'
import { Icon } from '../Icon.tsx'
import styles from './MenuTiles.module.css'

interface Props {
  ids: readonly string[]
  /** Those that are done again and again: the menu stays open. */
  stays?: readonly string[]
}

/** Actions side by side in a menu of a hand, each with its word below. */
export function MenuTiles({ ids, stays = [] }: Props) {
  const there = new Set(useActions().map(({ id }) => id))
  return (
    <div className={styles.tiles}>
      {ids
        .filter((id) => there.has(id))
        .map((id) => (
          <Tile key={id} id={id} stays={stays.includes(id)} />
        ))}
    </div>
  )
}

function Tile({ id, stays }: { id: string; stays: boolean }) {
  const action = useAction(id)
  if (!action?.icon) return null
  const { label, shortLabel, icon, disabledReason, run } = action
  const select = (event: Event) => {
    if (stays) event.preventDefault()
    run()
  }
  return (
    <DropdownMenu.Item
      className={styles.tile}
      aria-label={label}
      aria-disabled={disabledReason !== null || undefined}
      onSelect={select}
    >
      <Icon icon={icon} size="l" />
      <span>{shortLabel}</span>
    </DropdownMenu.Item>
  )
}
