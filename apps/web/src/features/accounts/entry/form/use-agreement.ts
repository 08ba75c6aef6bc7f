import { type RefObject, useRef, useState } from 'react'
import { hasAgreed, rememberAgreed } from './agreed.ts'

/** Whether the terms are agreed to: before anybody is let in. */
export interface Agreement {
  isTicked: boolean
  tick: (isTicked: boolean) => void
  box: RefObject<HTMLInputElement | null>
  /** Somebody wanted to go on without it: the box says so. */
  isMissed: boolean
  /** Where it is not, leads to the box: buttons that wait for it are off, not gone. */
  isGiven: () => boolean
}

export function useAgreement(): Agreement {
  const [isTicked, setTicked] = useState(hasAgreed)
  const [isMissed, setMissed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const tick = (isNow: boolean) => {
    rememberAgreed(isNow)
    setTicked(isNow)
    setMissed(false)
  }
  const isGiven = () => {
    if (!isTicked) {
      setMissed(true)
      box.current?.focus()
    }
    return isTicked
  }
  return { isTicked, tick, box, isMissed, isGiven }
}
