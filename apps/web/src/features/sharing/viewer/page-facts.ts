interface PageFacts {
  readonly name: string
  /** Null where that is not told. */
  readonly owner: string | null
  readonly maySave: boolean
}

/**
 * What the server has written into the page for those who show links to it: there before any answer, and absent where a password is
 * needed. It is about the share that the page was loaded for; the app may show another one by now.
 */
export function pageFacts(shareId: string): PageFacts | null {
  const said = (property: string) =>
    document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? null
  if (!said('image')?.endsWith(`/${shareId}`)) return null
  const maySave = document.querySelector('meta[name="share-may-save"]') !== null
  return { name: said('title') ?? '', owner: said('description'), maySave }
}
