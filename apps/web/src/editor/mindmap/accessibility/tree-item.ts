interface Place {
  readonly level: number
  /** Among its siblings, from 1. */
  readonly position: number
  readonly size: number
  /** Null where there is nothing below it. */
  readonly isExpanded: boolean | null
  readonly isSelected: boolean
}

/** What a `treeitem` says of itself: where it stands, and whether it is open and selected. */
export function treeItem({ level, position, size, isExpanded, isSelected }: Place) {
  return {
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
    'aria-expanded': isExpanded ?? undefined,
    'aria-selected': isSelected,
  } as const
}
