import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '../../platform/actions/ActionProvider.tsx'
import { type ActionGroup, actionGroups } from '../../platform/actions/action.ts'
import { isMac } from '../../platform/actions/is-mac.ts'
import { keysOf } from '../../platform/actions/own-keys.ts'
import { formatShortcut } from '../../platform/actions/shortcut.ts'
import { shortcutOf } from '../../platform/actions/shortcut-of.ts'
import { useSpokenActions } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { changeSettings, settings } from '../../platform/session/settings.ts'
import { useStore } from '../../platform/store.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { KeyButton } from './KeyButton.tsx'
import { reassigned } from './reassigned.ts'
import styles from './ShortcutSheet.module.css'
import { isSheetOpen } from './shortcut-actions.ts'

/** Every key there is on this page, read from the table of actions. */
export function ShortcutSheet() {
  return useStore(isSheetOpen) && <OpenSheet />
}

function OpenSheet() {
  const { text } = useText()
  const list = useRef<HTMLElement>(null)
  // What is read and scrolled, not the button beside it, whose tooltip would take the first Escape.
  useEffect(() => list.current?.focus(), [])
  const table = useActions()
  const [isChanging, setChanging] = useState(false)
  /** The action that waits for its new keys. */
  const [waiting, wait] = useState<string | null>(null)
  const { shortcuts: own } = useStore(settings)
  const [taken, tellTaken] = useState<string | null>(null)
  const give = (id: string, keys: string | null) => {
    wait(null)
    const loser = table.find((action) => action.id !== id && keys !== null && keysOf(action).includes(keys))
    const label = loser && (typeof loser.label === 'function' ? loser.label() : text(loser.label))
    tellTaken(label && keys ? text('shortcuts.taken', { keys: formatShortcut(keys, isMac), action: label }) : null)
    void changeSettings({ shortcuts: reassigned(own, table, id, keys) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (waiting === null || event.key === 'Tab') return
    event.preventDefault()
    const keys = shortcutOf(event, isMac)
    if (event.key === 'Escape') wait(null)
    else if (keys !== null) give(waiting, keys)
    else if (event.key === 'Delete' || event.key === 'Backspace') give(waiting, null)
  }
  const actions = useSpokenActions().filter(
    ({ shortcut, isOnlyFound }) => shortcut !== null || (isChanging && !isOnlyFound),
  )
  const groups = (Object.keys(actionGroups) as ActionGroup[]).flatMap((group) => {
    const listed = actions.filter((action) => action.group === group)
    return listed.length > 0 ? [{ group, label: text(actionGroups[group]), listed }] : []
  })
  const close = () => isSheetOpen.set(false)
  return (
    <Dialog label={text('shortcuts.title')} className={styles.dialog} onClose={close} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('shortcuts.title')}</h2>
        <div className={styles.tools}>
          {isChanging && Object.keys(own).length > 0 && (
            <Button variant="quiet" onClick={() => void changeSettings({ shortcuts: {} })}>
              {text('shortcuts.reset')}
            </Button>
          )}
          <Button variant={isChanging ? 'filled' : 'outlined'} onClick={() => setChanging(!isChanging)}>
            {text(isChanging ? 'shortcuts.done' : 'shortcuts.change')}
          </Button>
          <IconButton label={text('close')} icon={X} onClick={close} />
        </div>
      </header>
      <p role="status" className={styles.taken}>
        {taken}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section ref={list} className={styles.groups} tabIndex={0} aria-label={text('shortcuts.title')}>
        <div className={styles.columns}>
          {groups.map(({ group, label, listed }) => (
            <section key={group} className={styles.group}>
              <h3 className={styles.name}>{label}</h3>
              <dl className={styles.list}>
                {listed.map((action) => (
                  <div key={action.id} className={styles.row}>
                    <dt>{action.label}</dt>
                    <dd>
                      {isChanging && !action.isNative ? (
                        <KeyButton action={action} isWaiting={waiting === action.id} onWait={wait} />
                      ) : (
                        action.shortcuts.map((keys) => (
                          <kbd key={keys} className={classNames(styles.key, isChanging && styles.fixed)}>
                            {keys}
                          </kbd>
                        ))
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
    </Dialog>
  )
}
