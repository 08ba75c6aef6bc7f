import { useText } from '../../platform/i18n/language.ts'
import { areShareTipsShown } from '../../platform/messaging/share-tips.ts'
import { useStore } from '../../platform/store.ts'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './ShareTips.module.css'

/** Inside of the messaging app: where its menu is that sends the page on. Over everything, also over a dialog that led here. */
export function ShareTips() {
  const { text } = useText()
  if (!useStore(areShareTipsShown)) return null
  const close = () => areShareTipsShown.set(false)
  return (
    <Dialog label={text('sharing.tips')} className={styles.tips} onClose={close}>
      <svg className={styles.arrow} viewBox="0 0 56 44" aria-hidden="true">
        <path d="M4 40C28 40 46 28 50 6M40 15 50 5l5 13" />
      </svg>
      <p className={styles.words}>{text('sharing.tips.words')}</p>
      <Button variant="filled" size="l" onClick={close}>
        {text('sharing.tips.seen')}
      </Button>
    </Dialog>
  )
}
