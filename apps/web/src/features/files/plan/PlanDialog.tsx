import { plans } from '@ramify/contract'
import { Check, Gem } from 'lucide-react'
import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { shell } from '../../../platform/native-shell/shell.ts'
import { tellShell } from '../../../platform/native-shell/tell-shell.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isPlanShown } from '../tell-refusal.ts'
import styles from './PlanDialog.module.css'

/** What VIP adds: where the way to more leads. */
export function PlanDialog() {
  return useStore(isPlanShown) && <OpenDialog />
}

function OpenDialog() {
  const { text } = useText()
  const close = () => isPlanShown.set(false)
  const { nodes, members, versions } = plans.vip
  const lines = [
    text('plan.vip.documents'),
    text('plan.vip.topics', { count: nodes ?? 0 }),
    ...(features.collaboration ? [text('plan.vip.members', { count: members ?? 0 })] : []),
    ...(features.history ? [text('plan.vip.versions', { count: versions ?? 0 })] : []),
    text('plan.vip.themes'),
    ...(features.export ? [text('plan.vip.exports')] : []),
  ]
  return (
    <Dialog label={text('plan.title')} className={styles.dialog} onClose={close}>
      <h2 className={styles.title}>
        <Icon icon={Gem} className={styles.gem} />
        {text('plan.title')}
      </h2>
      <ul className={styles.lines}>
        {lines.map((words) => (
          <li key={words} className={styles.line}>
            <Icon icon={Check} className={styles.check} />
            {words}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text('plan.note')}</p>
      <div className={styles.buttons}>
        {shell === null ? (
          <Button onClick={close}>{text('close')}</Button>
        ) : (
          <>
            <Button onClick={close}>{text('plan.later')}</Button>
            <Button
              variant="filled"
              onClick={() => {
                close()
                tellShell('jumpVip')
              }}
            >
              {text('plan.upgrade')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
