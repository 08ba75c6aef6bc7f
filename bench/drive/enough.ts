/** What was wanted, or the least that means something when time is up, or anything when far too much time is gone. */
export function enough(
  done: number,
  { wanted, least }: { wanted: number; least: number },
  used: number,
  budget: number,
) {
  return done >= wanted || (done >= least && used > budget) || (done > 0 && used > 3 * budget)
}
