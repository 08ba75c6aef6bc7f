import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../platform/api/api.ts'
import { showError } from '../../../platform/show-error.ts'
import { enter } from '../entry/enter.ts'

const askAgainAfter = 2000

interface QrLogin {
  /** What the picture says; `null` until the server has made it. */
  code: string | null
  status: 'waiting' | 'seen' | 'confirmed' | 'refused' | 'over'
  error: unknown
  renew: () => void
}

/** A QR code of this browser, watched until a phone has confirmed it; then this browser is signed in. */
export function useQrLogin(): QrLogin {
  const made = useQuery({
    queryKey: ['passport', 'qr'],
    queryFn: () => api('/passport/qr', {}),
    // Each page has its own, and makes another only when it is asked to.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  })
  const state = made.data?.state
  const watched = useQuery({
    queryKey: ['passport', 'qr', state],
    queryFn: ({ signal }) => api('/passport/qr_state', { state: state ?? '' }, { signal }),
    enabled: state !== undefined,
    refetchInterval: ({ state: { data } }) => (isOpen(data?.status) ? askAgainAfter : false),
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
  const status = watched.data?.status ?? 'waiting'
  const { mutate, reset, isError } = useMutation({
    mutationFn: async (confirmed: string) => enter(await api('/passport/login', { type: 'state', state: confirmed })),
    onError: showError,
  })

  useEffect(() => {
    if (status === 'confirmed' && state !== undefined) mutate(state)
  }, [status, state, mutate])

  const renew = () => {
    reset()
    void made.refetch()
  }
  // What was confirmed is good for one try: where that failed, another code is the way in.
  return { code: made.data?.code ?? null, status: isError ? 'over' : status, error: made.error, renew }
}

const isOpen = (status: string | undefined) => status === undefined || status === 'waiting' || status === 'seen'
