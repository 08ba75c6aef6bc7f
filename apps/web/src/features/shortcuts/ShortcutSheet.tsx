import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type ActionGroup, actionGroups } from '../../platform/actions/action.ts'
import { useSpokenActions } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './ShortcutSheet.module.css'
import { isSheetOpen } from './shortcut-state.ts'

/** Every key there is on this page, read from the table of actions. */
export function ShortcutSheet() {
  return useStore(isSheetOpen) && <OpenSheet />
}

function OpenSheet() {
  const { text } = useText()
  const list = useRef<HTMLElement>(null)
  // What is read and scrolled, not the button beside it, whose tooltip would take the first Escape.
  useEffect(() => list.current?.focus(), [])
  const actions = useSpokenActions().filter(({ shortcut }) => shortcut !== null)
  const groups = (Object.keys(actionGroups) as ActionGroup[]).flatMap((group) => {
    const own = actions.filter((action) => action.group === group)
    return own.length > 0 ? [{ group, label: text(actionGroups[group]), own }] : []
  })
  const close = () => isSheetOpen.set(false)
  return (
    <Dialog label={text('shortcuts.title')} className={styles.dialog} onClose={close}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('shortcuts.title')}</h2>
        <IconButton label={text('close')} icon={X} onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section ref={list} className={styles.groups} tabIndex={0} aria-label={text('shortcuts.title')}>
        <div className={styles.columns}>
          {groups.map(({ group, label, own }) => (
            <section key={group} className={styles.group}>
              <h3 className={styles.name}>{label}</h3>
              <dl className={styles.list}>
                {own.map(({ id, label, shortcut }) => (
                  <div key={id} className={styles.row}>
                    <dt>{label}</dt>
                    <dd>
                      <kbd className={styles.key}>{shortcut}</kbd>
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
