import type { SignInOptions } from '@ramify/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { providersHere } from '../third-party/providers-here.ts'

/** How one signs in at this server: asked once, it does not change while somebody looks. */
export const optionsQuery = queryOptions({
  queryKey: ['passport', 'options'],
  queryFn: async ({ signal }) => {
    const options = await api('/passport/options', {}, { signal })
    return { ...options, providers: providersHere(options.providers) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** When the server cannot be asked, the form stands there all the same, with everything that may be needed. */
export const likelyOptions: Pick<SignInOptions, 'register_code' | 'delivery'> = {
  register_code: true,
  delivery: { email: 'smtp', phone: 'provider' },
}
