import { useText } from '../../../platform/i18n/language.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { FirstPicture } from './FirstPicture.tsx'
import phoneBar from './PhoneViewerBar.module.css'
import { EmptyFoot } from './PhoneViewerFoot.tsx'
import { pageFacts } from './page-facts.ts'
import bar from './ViewerBar.module.css'
import styles from './ViewerFrame.module.css'

interface Props {
  shareId: string
  look: 'desktop' | 'phone' | 'embedded'
}

/** Until the link is checked: what the page itself tells of the map, where it will be. */
export function ViewerWaiting({ shareId, look }: Props) {
  const { text } = useText()
  const facts = pageFacts(shareId)
  const by = facts?.owner ? text('viewer.by', { name: facts.owner }) : ''
  const isGuest = currentToken() === null
  return (
    <div className={styles.page}>
      <ProgressLine />
      {facts && look === 'desktop' && (
        <header className={bar.bar}>
          <div className={bar.start}>
            <span className={bar.mark}>
              <BrandMark size={22} />
            </span>
            <h1 className={bar.name}>{facts.name}</h1>
            <span className={bar.owner}>
              <span className={bar.by}>{by}</span>
            </span>
          </div>
        </header>
      )}
      {facts && look === 'phone' && (
        <header className={phoneBar.bar}>
          <span className={phoneBar.mark}>
            <BrandMark size={32} />
          </span>
          <div className={phoneBar.words}>
            <h1 className={phoneBar.name}>{facts.name}</h1>
            <p className={phoneBar.facts}>{by}</p>
          </div>
        </header>
      )}
      <main className={styles.main}>
        {facts && <FirstPicture shareId={shareId} isPhone={look === 'phone'} isGone={false} />}
      </main>
      {look === 'phone' && isGuest && facts?.maySave && <EmptyFoot />}
    </div>
  )
}
