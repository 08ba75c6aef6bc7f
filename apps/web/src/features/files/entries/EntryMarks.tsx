import { Link2, Users } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { FileItem } from '../file-item.ts'
import styles from './FileEntry.module.css'

/** Who else sees a document: those who work on it together, and whoever has its link. */
export function EntryMarks({ item: { isShared, isTogether, link } }: { item: FileItem }) {
  const { text } = useText()
  const marks = [
    { isOn: isTogether, icon: Users, label: text('files.together.mark') },
    { isOn: isShared || link?.kind === 'own', icon: Link2, label: text('files.shared.mark') },
  ].filter(({ isOn }) => isOn)
  if (marks.length === 0) return null
  return (
    <span className={styles.marks}>
      {marks.map(({ icon, label }) => (
        <span key={label} role="img" aria-label={label} className={styles.mark}>
          <Icon icon={icon} size="s" />
        </span>
      ))}
    </span>
  )
}
