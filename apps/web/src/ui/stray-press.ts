const doublePressMs = 800

/**
 * What rises under a pointer that presses something else twice gets the second press, which is not meant for it. Fingers and keys are
 * not fooled, and a mouse that has moved over it since is meant.
 */
export function isStrayPress({ pointerType }: { pointerType?: string }, sinceMs: number, hasMoved: boolean): boolean {
  return pointerType === 'mouse' && !hasMoved && sinceMs < doublePressMs
}
