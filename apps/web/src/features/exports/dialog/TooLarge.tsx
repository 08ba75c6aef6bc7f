import { largestSide } from '@ramify/formats'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './TooLarge.module.css'

interface Props {
  /** The scale at which it fits; null: at none. */
  fits: 1 | 2 | 3 | null
  onScale: (scale: 1 | 2 | 3) => void
  onFormat: (id: 'svg' | 'pdf') => void
}

/** A picture would be longer than any may be: what to do instead. */
export function TooLarge({ fits, onScale, onFormat }: Props) {
  const { message, text } = useText()
  return (
    <div role="alert" className={styles.large}>
      <p>{message('x-exceed-size-limit', { max: largestSide })}</p>
      <p className={styles.ways}>
        {fits !== null && <Button onClick={() => onScale(fits)}>{text('exports.use-scale', { scale: fits })}</Button>}
        <Button onClick={() => onFormat('svg')}>SVG</Button>
        <Button onClick={() => onFormat('pdf')}>PDF</Button>
      </p>
    </div>
  )
}
