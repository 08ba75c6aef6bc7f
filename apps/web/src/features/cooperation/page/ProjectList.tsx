import type { CooperationFile } from '@ramify/contract'
import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FilterField, filterByName, nameFilter, OrderTool, useListOrder } from '../../files/index.ts'
import type { ProjectList as ListName } from '../team/team-queries.ts'
import { inOrder } from './arrange-projects.ts'
import styles from './ProjectList.module.css'
import { ProjectRow } from './ProjectRow.tsx'

interface Pages {
  pages: readonly { files: readonly CooperationFile[]; cursor: string | null }[]
}

interface ChoiceProps {
  list: ListName
  onChange: (list: ListName) => void
  own: Pages | undefined
  joined: Pages | undefined
}

/** One's own, or those one has joined, with how many there are once all are known. */
export function ListChoice({ list, onChange, own, joined }: ChoiceProps) {
  const { text } = useText()
  const label = (words: string, pages: Pages | undefined) => {
    const isWhole = pages?.pages.at(-1)?.cursor === null
    return isWhole ? `${words} ${pages.pages.reduce((sum, { files }) => sum + files.length, 0)}` : words
  }
  return (
    <Segmented<ListName>
      label={text('files.together')}
      value={list}
      isLine
      options={[
        { value: 'ls_my', label: label(text('cooperation.mine'), own) },
        { value: 'ls_join', label: label(text('cooperation.joined-list'), joined) },
      ]}
      onChange={onChange}
    />
  )
}

/** Which names, and in what order. */
export function ProjectTools() {
  return (
    <div className={styles.tools}>
      <FilterField />
      <OrderTool />
    </div>
  )
}

interface Query {
  data: Pages | undefined
  error: unknown
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface Props {
  list: ListName
  query: Query
  chosenId: string | null
  look: 'desktop' | 'phone'
}

const skeletons = [180, 140, 200]

export function ProjectList({ list, query, chosenId, look }: Props) {
  const { text, language } = useText()
  const isLate = useDelayed(query.isPending)
  const order = useListOrder()
  const typed = useStore(nameFilter)
  const files = query.data?.pages.flatMap((page) => page.files)
  useWholeList(query)
  if (!files) {
    if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    return (
      isLate && (
        <div className={styles.loading}>
          {skeletons.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )
    )
  }
  if (files.length === 0) {
    return list === 'ls_my' ? (
      <EmptyState title={text('files.together.empty')} sentence={text('files.together.empty.sentence')} />
    ) : (
      <EmptyState title={text('cooperation.none-joined')} sentence={text('cooperation.none-joined.sentence')} />
    )
  }
  const named = filterByName(
    files.map((file) => ({ name: file.file_name, file })),
    typed,
  )
  const shown = inOrder(
    named.map(({ file }) => file),
    order,
    language,
  )
  return (
    <>
      {shown.length === 0 && !query.hasNextPage && (
        <EmptyState drawing="search" title={text('palette.none', { typed: typed.trim() })}>
          <Button onClick={() => nameFilter.set('')}>{text('files.filter.clear')}</Button>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {shown.map((file) => (
          <ProjectRow key={file.file_guid} project={file} isChosen={file.file_guid === chosenId} look={look} />
        ))}
      </ul>
    </>
  )
}

/** A name or an order is one of the whole list, which comes in parts. */
function useWholeList({ hasNextPage, isFetchingNextPage, error, fetchNextPage }: Query): void {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage])
  useEffect(() => () => nameFilter.set(''), [])
}
