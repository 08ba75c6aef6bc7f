import { type RefObject, useRef, useState } from 'react'

/** Whether the terms are agreed to: before anybody is let in. */
export interface Agreement {
  isTicked: boolean
  tick: (isTicked: boolean) => void
  box: RefObject<HTMLInputElement | null>
  /** Where it is not, leads to the box: buttons that wait for it are off, not gone. */
  isGiven: () => boolean
}

export function useAgreement(): Agreement {
  const [isTicked, tick] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isGiven = () => {
    if (!isTicked) box.current?.focus()
    return isTicked
  }
  return { isTicked, tick, box, isGiven }
}
