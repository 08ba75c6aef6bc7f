import { useLocation, useSearch } from 'wouter'

/** The history page of a document, with what has changed since the last visit in the place of a version. */
export const visitPath = (fileId: string): string => `/history/${fileId}?since=visit`

export function useVisitAddress(): boolean {
  const [path] = useLocation()
  return new URLSearchParams(useSearch()).get('since') === 'visit' && path.startsWith('/history/')
}
