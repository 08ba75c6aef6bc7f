import { useText } from '../../../platform/i18n/language.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import picture from './FirstPicture.module.css'
import { pageFacts } from './page-facts.ts'
import bar from './ViewerBar.module.css'
import styles from './ViewerFrame.module.css'

/** Until the link is checked: what the page itself tells of the map. */
export function ViewerWaiting({ shareId, isEmbedded }: { shareId: string; isEmbedded: boolean }) {
  const { text } = useText()
  const facts = pageFacts(shareId)
  return (
    <div className={styles.page}>
      <ProgressLine />
      {facts && !isEmbedded && (
        <header className={bar.bar}>
          <div className={bar.start}>
            <span className={bar.mark}>
              <BrandMark size={22} />
            </span>
            <h1 className={bar.name}>{facts.name}</h1>
            {facts.owner !== null && (
              <span className={bar.owner}>
                <span className={bar.by}>{text('viewer.by', { name: facts.owner })}</span>
              </span>
            )}
          </div>
        </header>
      )}
      <main className={styles.main}>{facts && <img src={facts.picture} alt="" className={picture.picture} />}</main>
    </div>
  )
}
