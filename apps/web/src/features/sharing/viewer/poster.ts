import type { PosterFacts } from '@ramify/scene'
import { readerToken } from '../../../platform/session/guest-token.ts'
import { pageFacts } from './page-facts.ts'
import { factsIn } from './poster-facts.ts'

/** A picture of a shared map as it will be shown first, drawn by the server. */
export interface Poster extends PosterFacts {
  /** Of this page only, until it is revoked. */
  readonly address: string
}

/** Null when there is none to be had: the map itself comes soon. */
export async function fetchPoster(shareId: string, isUnfolded: boolean): Promise<Poster | null> {
  const token = readerToken()
  // Where no password is needed the browser has begun to fetch it with the page, as nobody in particular.
  const isOpen = pageFacts(shareId) !== null
  const headers = isOpen || token === null ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(`/api/share_posters/${shareId}${isUnfolded ? '?unfolded=1' : ''}`, { headers })
  if (!response.ok) return null
  const svg = await response.text()
  const facts = factsIn(svg)
  return facts && { ...facts, address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) }
}
