import { useEffect, useState } from 'react'
import { translatorsOfAll, useText } from '../../../platform/i18n/language.ts'
import type { NamesOf } from './palette-search.ts'
import { shapeName } from './shape-name.ts'

/** Names of shapes in the language of the page, and in all others once somebody searches. */
export function useNames(isSearched: boolean): NamesOf {
  const own = useText()
  const [all, setAll] = useState<readonly Pick<typeof own, 'text'>[] | null>(null)
  useEffect(() => {
    if (!isSearched || all) return
    let isGone = false
    translatorsOfAll()
      .then((found) => !isGone && setAll(found))
      // Without a connection: the language of the page is here.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isSearched, all])
  return (kind) => (all ?? [own]).map(({ text }) => shapeName(kind, text))
}
