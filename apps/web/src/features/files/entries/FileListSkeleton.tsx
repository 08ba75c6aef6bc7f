import { useText } from '../../../platform/i18n/language.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import type { ListLook } from '../list/list-look.ts'
import styles from './FileList.module.css'

const widths = [140, 96, 168, 120, 152, 104, 132, 112]

/** Entries that are on their way. */
export function FileListSkeleton({ look }: { look: ListLook }) {
  const { text } = useText()
  return (
    <div role="status" aria-busy="true" aria-label={text('loading')} className={styles.section}>
      <div className={styles[look]}>
        {widths.map((width) => (
          <div key={width} className={styles.skeleton}>
            <div className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width={width / 2} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
