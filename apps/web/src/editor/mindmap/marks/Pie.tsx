import styles from './Pie.module.css'

/** How far something has come. */
export function Pie({ percent }: { percent: number }) {
  const length = 2 * Math.PI * 3.5
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.circle}>
      {percent === 100 ? (
        <>
          <circle cx="9" cy="9" r="8.5" className={styles.full} />
          <path d="M5.5 9.2 8 11.6 12.6 6.6" className={styles.check} />
        </>
      ) : (
        <>
          <circle cx="9" cy="9" r="7.5" className={styles.ring} />
          <circle
            cx="9"
            cy="9"
            r="3.5"
            className={styles.part}
            strokeDasharray={`${(length * percent) / 100} ${length}`}
          />
        </>
      )}
    </svg>
  )
}
