import styles from './PointedTip.module.css'

/** What its maker says of a link, and where it leads. */
export function LinkWords({ tip, address }: { tip: string; address: string }) {
  return (
    <>
      {tip !== '' && <p>{tip}</p>}
      <p className={tip === '' ? styles.address : styles.quiet}>{address}</p>
    </>
  )
}
