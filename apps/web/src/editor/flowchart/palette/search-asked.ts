/** Whoever asks for the palette wants to type into its search. */
let listener: (() => void) | null = null
let isAsked = false

export const searchAsked = {
  ask: () => {
    isAsked = listener === null
    listener?.()
  },
  /** For the palette while it is there; gives back how to stop. */
  take: (focus: () => void): (() => void) => {
    listener = focus
    if (isAsked) focus()
    isAsked = false
    return () => {
      listener = null
    }
  },
}
