import { useQuery } from '@tanstack/react-query'
import { shareQuery } from '../share-query.ts'
import { LinkActs } from './LinkActs.tsx'
import styles from './LinkFoot.module.css'
import type { SharedFile } from './share-asked.ts'

/** In a hand, where the thumb is, however far the rest is scrolled. */
export function LinkFoot({ file: { id, name } }: { file: SharedFile }) {
  const { data } = useQuery(shareQuery(id))
  if (!data?.share_id || data.state === 'off') return null
  return (
    <footer className={styles.foot}>
      <LinkActs shareId={data.share_id} name={name} />
    </footer>
  )
}
