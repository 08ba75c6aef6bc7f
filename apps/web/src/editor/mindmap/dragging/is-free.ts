import type { Sample } from '../../input/gestures/gesture.ts'

/** Alt and Shift together: what is carried stays where it hangs in the tree, and is moved by hand from its place. */
export function isFree({ copies, extends: isExtending }: Sample): boolean {
  return copies && isExtending
}
