import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ProgressBar } from '../../ui/status/ProgressBar.tsx'
import styles from './ImportDialog.module.css'
import { type Failure, importState, type Running } from './import-state.ts'

/** How far an import has come, or why some of it did not. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const state = useStore(importState)
  if (state === null) return null
  return state.status === 'running' ? (
    <Progress running={state} onClose={onClose} />
  ) : (
    <Failures failures={state.failures} onClose={onClose} />
  )
}

function Progress({ running, onClose }: { running: Running; onClose: () => void }) {
  const { text } = useText()
  const { name, nth, count, done, total } = running
  const title = count === 1 ? text('imports.running') : text('imports.running.many', { nth: nth + 1, count })
  return (
    <Dialog label={title} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.name}>{name}</p>
      <ProgressBar label={name} done={done} total={total} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text('cancel')}</Button>
      </div>
    </Dialog>
  )
}

function Failures({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) {
  const translator = useText()
  const { text } = translator
  const title = text('imports.failed', { count: failures.length })
  return (
    <Dialog label={title} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.failures}>
        {failures.map(({ name, words, detail }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two files may have one name
          <li key={nth}>
            <p className={styles.name}>{name}</p>
            <p className={styles.why}>{words(translator)}</p>
            {detail !== null && (
              <p className={styles.detail} lang="en">
                {detail}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="filled" onClick={onClose}>
          {text('close')}
        </Button>
      </div>
    </Dialog>
  )
}
