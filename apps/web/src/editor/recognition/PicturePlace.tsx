import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './RecognitionDialog.module.css'

/** Where the picture is, or where it is brought: chosen, pasted or dropped. */
export function PicturePlace({ url, onChoose }: { url: string | null; onChoose: () => void }) {
  const { text } = useText()
  return (
    <div className={classNames(styles.place, url !== null && styles.filled)}>
      {url !== null && <img src={url} alt={text('recognition.picture')} className={styles.picture} />}
      <Button onClick={onChoose}>{text(url === null ? 'recognition.choose' : 'recognition.choose-other')}</Button>
      {url === null && <p className={styles.hint}>{text('recognition.hint')}</p>}
    </div>
  )
}
