/** How far something is done, in the steps that people are shown. */
export const percents = [0, 25, 50, 75, 100] as const
