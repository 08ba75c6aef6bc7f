import { User } from 'lucide-react'
import styles from './GuestPicture.module.css'
import { Icon } from './Icon.tsx'

/** In place of the picture of somebody without an account; their name stands beside it. */
export function GuestPicture({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.guest} style={{ width: size, height: size }} aria-hidden="true">
      <Icon icon={User} size="s" />
    </span>
  )
}
