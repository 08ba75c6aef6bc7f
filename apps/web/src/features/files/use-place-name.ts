import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/i18n/language.ts'
import { fileQuery } from './folder-query.ts'
import type { Place } from './places.ts'

/** What the page is called: a folder by its own name, once that is known. */
export function usePlaceName({ title, folderId }: Place): string | null {
  const { text } = useText()
  const folder = useQuery({ ...fileQuery(folderId ?? ''), enabled: folderId !== undefined })
  return folderId === undefined ? text(title) : (folder.data?.file_name ?? null)
}
