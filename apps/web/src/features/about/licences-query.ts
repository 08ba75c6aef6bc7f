import { CallError } from '@ramify/contract'
import { queryOptions } from '@tanstack/react-query'

/** A work of others that is in the app. */
export interface Work {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Whole, as its authors gave it. */
  readonly text: string
}

/** As the build writes them: many have the same text. */
interface Listed {
  works: { name: string; version: string; licence: string; text: number }[]
  texts: string[]
}

/** The build gathers them from the packages themselves. */
export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: async ({ signal }): Promise<readonly Work[]> => {
    const response = await fetch('/licences.json', { signal }).catch((cause) => {
      throw new CallError(null, { code: '311' }, { cause })
    })
    // While developing there is no build: the page of the app is answered in its place.
    if (!response.headers.get('content-type')?.includes('json')) return []
    const { works, texts } = (await response.json()) as Listed
    return works.map((work) => ({ ...work, text: texts[work.text] ?? '' }))
  },
  staleTime: Number.POSITIVE_INFINITY,
})
