import { useState } from 'react'

interface Asked {
  error: unknown
  isSuccess: boolean
}

/** What went wrong stays to be read while it is tried again by itself; `clear` is for those who try it by hand. */
export function useStandingError({ error, isSuccess }: Asked): { error: unknown; clear: () => void } {
  const [standing, stand] = useState<unknown>(null)
  const current = error ?? (isSuccess ? null : standing)
  if (current !== standing) stand(current)
  return { error: current, clear: () => stand(null) }
}
