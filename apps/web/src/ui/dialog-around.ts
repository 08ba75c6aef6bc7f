import { createContext } from 'react'

/** The open dialog that something is in, or what lies over that: what comes over the page has to come in there, or it lies below. */
export const DialogAround = createContext<HTMLElement | null>(null)
