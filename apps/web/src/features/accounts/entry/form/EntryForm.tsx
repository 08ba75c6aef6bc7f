import { Children, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { AgreementBox } from './AgreementBox.tsx'
import styles from './EntryForm.module.css'
import type { Agreement } from './use-agreement.ts'
import { type Entry, useAct } from './use-entry.ts'
import { WaitAlert } from './WaitAlert.tsx'

interface Props {
  entry: Entry
  agreement: Agreement
  /** What the button says. */
  act: string
  /** What stands beside the label of the second field. The order of keys has it after the button. */
  secondLink?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Fields, the agreement and one button. */
export function EntryForm({ entry, agreement, act, secondLink, children }: Props) {
  const { isBusy, waitsFor } = entry
  const label = useAct(entry, act)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agreement.isGiven()) void entry.submit()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {Children.toArray(children).map((field, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row is what it is
        <div key={nth} className={styles.row} style={{ gridRow: nth + 1 }}>
          {field}
        </div>
      ))}
      <AgreementBox agreement={agreement} />
      <WaitAlert entry={entry} />
      <Button type="submit" variant="filled" size="l" isOff={!agreement.isTicked || waitsFor > 0} isBusy={isBusy}>
        {label}
      </Button>
      {secondLink && <div className={styles.link}>{secondLink}</div>}
    </form>
  )
}
