import { type RefObject, useRef, useState } from 'react'
import { readLocal, writeLocal } from '../../../../platform/storage/local.ts'

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

const agreedKey = 'ramify.agreed'

/** Remembered in this browser, so that nobody has to agree twice. */
export const hasAgreed = (): boolean => readLocal(agreedKey) !== null

function rememberAgreed(isAgreed: boolean): void {
  writeLocal(agreedKey, isAgreed ? 'yes' : null)
}
