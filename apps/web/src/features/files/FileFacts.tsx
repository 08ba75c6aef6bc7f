import { useText } from '../../platform/i18n/language.ts'
import { relativeTime } from '../../platform/i18n/relative-time.ts'
import styles from './FileEntry.module.css'
import type { FileItem } from './file-item.ts'

/** "Edited 4 minutes ago · 40 topics" */
export function FileFacts({ item: { edited, topics } }: { item: FileItem }) {
  const speaker = useText()
  const { text } = speaker
  const time = relativeTime(edited, Date.now(), speaker)
  return (
    <p className={styles.facts}>
      <time dateTime={new Date(edited).toISOString()}>{text('files.edited', { time })}</time>
      {topics !== null && ` · ${text('files.topics', { count: topics })}`}
    </p>
  )
}
