import { X } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { pressedOnEntry } from '../entry-keys.ts'
import styles from './BatchBar.module.css'
import { leaveSelecting, useIsSelecting, useSelectedCount } from './selection.ts'

const actions = [
  ...[
    'files.move',
    'files.copy',
    'exports.listed',
    'files.restore',
    'files.forget',
    'sharing.stop',
    'sharing.forget-viewed',
  ],
  ...['files.delete', 'files.clear'],
]

/** What can be done with all that is selected. */
export function BatchBar() {
  const { text } = useText()
  const count = useSelectedCount()
  // What can be done with them may need a connection.
  useOnline()
  const isShown = useIsSelecting()
  useLayer(isShown, leaveSelecting)
  // What would stand under the bar makes room for it.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-selecting', isShown)
    return () => document.body.removeAttribute('data-selecting')
  }, [isShown])
  return (
    <>
      <p role="status" className={styles.said}>
        {isShown && text('files.selected', { count })}
      </p>
      {isShown && (
        <div
          role="toolbar"
          aria-label={text('files.selected.bar')}
          className={styles.bar}
          data-batch-bar
          onKeyDown={pressedOnEntry}
        >
          <span aria-hidden="true" className={styles.count}>
            {text('files.selected', { count })}
          </span>
          {count > 0 && actions.map((id) => <BarButton key={id} id={id} />)}
          <Leave />
        </div>
      )}
    </>
  )
}

function BarButton({ id }: { id: string }) {
  const action = useAction(id)
  if (!action) return null
  const { label, shortLabel, icon, shortcut, disabledReason, run } = action
  const isOff = disabledReason !== null
  return (
    <Tooltip text={disabledReason ?? label} shortcut={isOff ? null : shortcut} side="top">
      <button
        type="button"
        aria-label={label}
        aria-disabled={isOff || undefined}
        className={styles.button}
        onClick={run}
      >
        {icon && <Icon icon={icon} />}
        <span className={styles.label}>{label}</span>
        <span aria-hidden="true" className={styles.short}>
          {shortLabel}
        </span>
      </button>
    </Tooltip>
  )
}

function Leave() {
  const action = useAction('files.select-none')
  if (!action) return null
  return (
    <Tooltip text={action.label} shortcut={action.shortcut} side="top">
      <button type="button" aria-label={action.label} className={styles.leave} onClick={action.run}>
        <Icon icon={X} />
      </button>
    </Tooltip>
  )
}
