import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: ({ signal }) => api('/user/sessions', {}, { signal }),
})
