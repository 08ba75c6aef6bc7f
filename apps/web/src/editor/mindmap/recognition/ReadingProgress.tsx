import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import styles from './RecognitionDialog.module.css'

interface Props {
  step: 'fetching' | 'reading'
  /** How much of this step is done, 0 to 1. */
  share: number
  onStop: () => void
}

export function ReadingProgress({ step, share, onStop }: Props) {
  const { text, language } = useText()
  const words = text(`recognition.${step}`)
  return (
    <div className={styles.progress}>
      <span>{words}</span>
      <span className={styles.percent}>
        {new Intl.NumberFormat(language, { style: 'percent' }).format(Math.round(share * 100) / 100)}
      </span>
      <Button onClick={onStop}>{text('recognition.stop')}</Button>
      <ProgressBar label={words} done={share} total={1} />
    </div>
  )
}
