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

/** A name at the left, its value or its control at the right. */
export function AccountRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </div>
  )
}
