/** A screen in a hand: narrow, or so low that it lies on its side. Style sheets call it `(--hand)`. */
export const handMedia = '(max-width: 719.98px), (max-height: 480px) and (hover: none)'

/** The same, lying on its side. Style sheets call it `(--hand-aside)`. */
export const handAsideMedia = '(max-height: 480px) and (hover: none)'
