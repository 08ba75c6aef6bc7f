import type { KindName } from '@ramify/document'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { FileList } from '../entries/FileList.tsx'
import { type FileItem, itemOfCached } from '../file-item.ts'
import content from '../list/ListContent.module.css'
import { namesWith } from '../list/name-filter.ts'
import { Strip } from '../Strip.tsx'
import { syncModule } from './sync-module.ts'

interface Props {
  personId: string
  /** Those of one kind alone. */
  kind?: KindName | undefined
  /** Beside them, what is not in the cloud yet. */
  following: readonly FileItem[]
  /** Those alone whose names have these words. */
  words?: string | undefined
  onRetry: () => void
  /** For when the server could be reached, does not answer, and nothing is here. */
  otherwise: ReactNode
}

/** In the place of a list that nobody can be asked for: the documents that this device has. */
export function CachedList({ personId, kind, following, words = '', onRetry, otherwise }: Props) {
  const translator = useText()
  const { text } = translator
  const isOnline = useOnline()
  const look = usePhone() ? 'rows' : 'cards'
  const { data, isPending } = useQuery({
    queryKey: ['kept', personId],
    queryFn: async () => (await syncModule()).cachedDocuments(personId),
    staleTime: 0,
    retry: false,
  })
  const items = useMemo(() => {
    const cached = data?.filter((document) => kind === undefined || document.kind === kind) ?? []
    return namesWith([...following, ...cached.map((document) => itemOfCached(document, translator))], words)
  }, [data, kind, following, translator, words])
  if (isPending) return null
  if (items.length === 0) {
    if (isOnline) return otherwise
    return (
      <div className={content.empty}>
        {words === '' ? (
          <EmptyState drawing="offline" title={text('kept.none')} sentence={text('kept.none.offline')} />
        ) : (
          <EmptyState
            drawing="search"
            title={text('palette.none', { typed: words })}
            sentence={text('kept.searched')}
          />
        )}
      </div>
    )
  }
  return (
    <>
      <Strip words={text(isOnline ? 'kept.unreachable' : 'kept.offline')}>
        {isOnline && <Button onClick={onRetry}>{text('retry')}</Button>}
      </Strip>
      <FileList items={items} look={look} />
    </>
  )
}
