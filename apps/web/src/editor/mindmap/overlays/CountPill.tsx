import styles from './Overlays.module.css'

/** How many there are, in pixels of the screen: its right end and its middle at the origin. */
export function CountPill({ count }: { count: number }) {
  const width = 10 + 7 * String(count).length
  return (
    <>
      <rect className={styles.countPill} x={-width} y={-9} width={width} height={18} rx={9} />
      <text className={styles.count} x={-width / 2} y={4}>
        {count}
      </text>
    </>
  )
}
