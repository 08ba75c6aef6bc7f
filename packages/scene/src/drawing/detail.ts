/** Below this scale nobody can read: lines, boxes, and bars for words are enough. */
export const farBelow = 0.3
