import styles from './PointedTip.module.css'

/** What its maker says of a link, and where it leads; `isOpened`: whether a press goes there. */
export function LinkWords({ tip, address, isOpened }: { tip: string; address: string; isOpened: boolean }) {
  return (
    <>
      {tip !== '' && <p>{tip}</p>}
      {isOpened ? (
        <p className={tip === '' ? styles.address : styles.quiet}>{address}</p>
      ) : (
        <p dir="ltr" className={tip === '' ? undefined : styles.quiet}>
          {address}
        </p>
      )}
    </>
  )
}
