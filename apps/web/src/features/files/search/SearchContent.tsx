import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import content from '../list/ListContent.module.css'
import type { ListLook } from '../list/list-look.ts'
import { NothingHere } from '../paged-list/NothingHere.tsx'
import { PagedContent } from '../paged-list/PagedContent.tsx'
import { searchQuery } from '../parts/folder-query.ts'
import type { Place } from '../places/places.ts'
import { leaveSelecting } from '../selecting/selection.ts'
import { SearchField } from './SearchField.tsx'

/** Everything that the words of the address find, as any other list. */
export function SearchContent({ place, look }: { place: Place; look: ListLook }) {
  const words = (new URLSearchParams(useSearch()).get('q') ?? '').trim()
  // What is selected belongs to what was found before.
  useEffect(() => (words === '' ? undefined : leaveSelecting), [words])
  return (
    <>
      <SearchField words={words} />
      {words === '' ? (
        <NothingHere place={place} />
      ) : (
        <PagedContent
          key={`list ${words}`}
          place={place}
          look={look}
          query={searchQuery(words)}
          words={words}
          nothing={<NothingFound words={words} />}
        />
      )}
    </>
  )
}

function NothingFound({ words }: { words: string }) {
  const { text } = useText()
  return (
    <div className={content.empty}>
      <EmptyState
        drawing="search"
        title={text('palette.none', { typed: words })}
        sentence={text('files.search.none')}
      />
    </div>
  )
}
