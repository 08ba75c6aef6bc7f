import type { PersonSettings } from '@ramify/contract'
import { useState } from 'react'
import { changeSettings, settings } from '../../../platform/session/settings.ts'
import { useStore } from '../../../platform/store.ts'

interface Kept {
  values: PersonSettings
  /** Counts what was kept for certain: each time a tick fades in. */
  count: number
  keep: (change: Partial<PersonSettings>) => void
}

/** The settings, and the way to change them that a tick follows. What is not kept is taken back and said. */
export function useKept(): Kept {
  const values = useStore(settings)
  const [count, setCount] = useState(0)
  const keep = (change: Partial<PersonSettings>) => {
    void changeSettings(change).then((isKept) => isKept && setCount((before) => before + 1))
  }
  return { values, count, keep }
}
