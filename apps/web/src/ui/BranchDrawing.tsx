import styles from './BranchDrawing.module.css'

/** 120 px of branches that wait for their topics; one of them has begun. */
export function BranchDrawing() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" aria-hidden="true" className={styles.drawing}>
      <path d="M48 48H76M48 48C62 48 58 16 76 16M48 48C62 48 58 80 76 80M44 48C32 48 36 26 24 26M44 48C32 48 36 70 24 70" />
      <rect x="34" y="38" width="30" height="20" rx="10" className={styles.root} />
      <rect x="76" y="9" width="36" height="14" rx="7" />
      <rect x="76" y="41" width="28" height="14" rx="7" className={styles.first} />
      <rect x="76" y="73" width="36" height="14" rx="7" strokeDasharray="3 3" />
      <rect x="2" y="19" width="22" height="14" rx="7" />
      <rect x="6" y="63" width="18" height="14" rx="7" strokeDasharray="3 3" />
    </svg>
  )
}
