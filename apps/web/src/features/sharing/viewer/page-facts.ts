interface PageFacts {
  readonly name: string
  /** Null where that is not told. */
  readonly owner: string | null
  /** The address of a picture of the map, which needs no token. */
  readonly picture: string
}

/**
 * What the server has written into the page for those who show links to it: there before any answer, and absent where a password is
 * needed. It is about the share that the page was loaded for; the app may show another one by now.
 */
export function pageFacts(shareId: string): PageFacts | null {
  const said = (property: string) =>
    document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? null
  const picture = said('image')
  if (!picture?.endsWith(`/${shareId}`)) return null
  // Behind a proxy the server may not know the address that people use.
  return { name: said('title') ?? '', owner: said('description'), picture: new URL(picture, location.href).pathname }
}
