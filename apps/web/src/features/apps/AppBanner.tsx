import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { brand } from '../../platform/brand/brand.ts'
import { useText } from '../../platform/i18n/language.ts'
import { shell } from '../../platform/native-shell/shell.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import styles from './AppBanner.module.css'
import { appWays } from './app-ways.ts'
import { isBannerAway, keepBannerAway } from './banner-away.ts'

/** Under the bar of somebody else's document: that it can be looked at in the app, too. Away for 30 days once it is closed. */
export function AppBanner() {
  const { text } = useText()
  const [path] = useLocation()
  const [isClosed, setClosed] = useState(() => isBannerAway())
  const ways = shell === null ? appWays(brand.app, navigator.userAgent, path) : null
  if (isClosed || ways === null) return null
  const close = () => {
    keepBannerAway()
    setClosed(true)
  }
  return (
    <aside className={styles.banner} aria-label={text('native.banner')}>
      <p className={styles.words}>{text('native.banner')}</p>
      {ways.download !== null && (
        <a href={ways.download} className={styles.way}>
          {text('native.get')}
        </a>
      )}
      {ways.open !== null && (
        <a href={ways.open} className={styles.way}>
          {text('native.open')}
        </a>
      )}
      <IconButton label={text('close')} icon={X} side="bottom" onClick={close} />
    </aside>
  )
}
