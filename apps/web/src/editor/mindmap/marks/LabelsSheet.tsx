import { useChosen } from '../style/use-chosen.ts'
import { LabelsRow } from './LabelsRow.tsx'
import styles from './LabelsSheet.module.css'

/** In a hand the labels of topics have a page of their own. */
export function LabelsSheet() {
  return (
    <div className={styles.sheet}>
      <LabelsRow chosen={useChosen()} />
    </div>
  )
}
