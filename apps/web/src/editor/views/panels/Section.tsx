import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface Props extends Omit<ComponentProps<'section'>, 'about'> {
  title: string
  /** What it is about, in grey. */
  about?: ReactNode
}

export function Section({ title, about, children, ...rest }: Props) {
  const id = useId()
  return (
    <section {...rest} className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </header>
      {children}
    </section>
  )
}

/** A label and what it stands for; the control says the label itself. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.control}>{children}</div>
    </div>
  )
}
