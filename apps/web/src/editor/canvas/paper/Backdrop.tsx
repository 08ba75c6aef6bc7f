import { useState } from 'react'
import { usePicture } from '../use-picture.ts'
import styles from './Backdrop.module.css'

interface Props {
  /** The name of a picture. */
  resource: string
  opacity: number
}

/**
 * The picture behind a page. It fills the screen and stays there like the paper does, so that moving the view costs nothing;
 * until it has come, and where it never will, the paper is bare.
 */
export function Backdrop({ resource, opacity }: Props) {
  const url = usePicture(resource, 'original')
  const [isBroken, setBroken] = useState(false)
  if (!url || isBroken) return null
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      className={styles.backdrop}
      style={{ opacity }}
      onError={() => setBroken(true)}
      data-backdrop
    />
  )
}
