import { type ReactNode, useId } from 'react'
import styles from './AccountSection.module.css'

interface SectionProps {
  heading: string
  headingId?: string
  children: ReactNode
}

export function AccountSection({ heading, headingId, children }: SectionProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

interface RowProps {
  label: string
  /** A quieter line below the name. */
  hint?: string
  children: ReactNode
}

/** A name at the left, its value or its control at the right. */
export function AccountRow({ label, hint, children }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.value}>{children}</span>
    </div>
  )
}
