import { useText } from '../../../platform/i18n/language.ts'
import { viewPath } from '../../files/index.ts'
import styles from './EmbeddedName.module.css'
import type { SharedDocument } from './visit.ts'

/** Within the page of somebody else: what the map is called, and the way to it. */
export function EmbeddedName({ document: { name, shareId } }: { document: SharedDocument }) {
  const { text } = useText()
  return (
    <a href={viewPath(shareId)} target="_blank" rel="noopener" title={text('viewer.open-here')} className={styles.name}>
      {name}
    </a>
  )
}
