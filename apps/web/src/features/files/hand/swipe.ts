/** Of one act. */
export const actWidth = 76
/** What a finger must have moved them by for acts to come and stay, or to go again. */
const farEnough = 60

/** How much of the acts of a row is shown, by the way of the finger across it: they come in from the right. */
export function swipedBy(across: number, before: number, most: number): number {
  return Math.min(Math.max(before - across, 0), most)
}

/** Whether they stay when the finger is lifted. A swipe does nothing by itself, however far it goes. */
export function staysOpen(shown: number, before: number, most: number): boolean {
  return before === 0 ? shown > farEnough : shown > most - farEnough
}
