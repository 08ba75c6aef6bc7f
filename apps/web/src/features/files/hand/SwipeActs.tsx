import { useAction } from '../../../platform/actions/use-action.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './SwipeActs.module.css'
import { closeSwiped } from './use-row-gestures.ts'

interface Props {
  /** Of actions; they act on what is aimed at. */
  ids: readonly string[]
  /** Aims at the row again: something else may have had the focus since it was swiped. */
  onAct: () => void
}

/** Over the right end of a row, as far as it is swiped. */
export function SwipeActs({ ids, onAct }: Props) {
  // What can be done may need a connection.
  useOnline()
  return (
    <div className={styles.acts} data-swipe-acts>
      <div className={styles.inside}>
        {ids.map((id) => (
          <Act key={id} id={id} onAct={onAct} />
        ))}
      </div>
    </div>
  )
}

function Act({ id, onAct }: { id: string; onAct: () => void }) {
  const action = useAction(id)
  if (!action?.icon) return null
  const { label, shortLabel, icon, isDestructive, disabledReason, run } = action
  const act = () => {
    closeSwiped()
    onAct()
    run()
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabledReason !== null || undefined}
      className={classNames(styles.act, isDestructive && styles.destructive)}
      onClick={act}
    >
      <Icon icon={icon} />
      <span className={styles.label}>{shortLabel}</span>
    </button>
  )
}
