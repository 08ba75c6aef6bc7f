import { useEffect, useState } from 'react'
import styles from './PhoneMore.module.css'

/** What the document looks like now. */
export function MorePicture({ draw }: { draw: () => Promise<HTMLCanvasElement | null> }) {
  const [address, setAddress] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once, when the menu opens
  useEffect(() => {
    let isThere = true
    draw().then(
      (canvas) => isThere && setAddress(canvas?.toDataURL() ?? null),
      (error) => console.warn('The document has no picture', error),
    )
    return () => {
      isThere = false
    }
  }, [])
  return <span className={styles.picture}>{address !== null && <img src={address} alt="" />}</span>
}
