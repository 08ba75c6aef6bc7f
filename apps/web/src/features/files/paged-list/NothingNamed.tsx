import { type ReactNode, useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import styles from '../entries/FileList.module.css'
import { FileListSkeleton } from '../entries/FileListSkeleton.tsx'
import content from '../list/ListContent.module.css'
import { nameFilter } from '../list/name-filter.ts'
import { allThere, showList } from '../list/shown-list.ts'

interface Props {
  typed: string
  tools: ReactNode
  /** How many have other names. */
  count: number
  /** There is more of the list on its way. */
  isLooking: boolean
  loadAll?: () => Promise<boolean>
}

/** No name in the list has what was typed. */
export function NothingNamed({ typed, tools, count, isLooking, loadAll = allThere }: Props) {
  const { text } = useText()
  // Hidden, they are still there to be acted on: all of the trash, for example.
  useEffect(() => showList({ items: [], count, isComplete: !isLooking, loadAll }), [count, isLooking, loadAll])
  return (
    <>
      <div className={styles.section}>
        <div className={styles.alone}>{tools}</div>
      </div>
      {isLooking ? (
        <FileListSkeleton look="lines" />
      ) : (
        <div className={content.empty}>
          <EmptyState drawing="search" title={text('palette.none', { typed: typed.trim() })}>
            <Button className={content.act} onClick={() => nameFilter.set('')}>
              {text('files.filter.clear')}
            </Button>
          </EmptyState>
        </div>
      )}
    </>
  )
}
