import type { Branch } from './branch.ts'

/**
 * The node with the smallest id of each cycle that can be reached upward from these. Every cycle is met when they hold
 * at least one node of it; what a walk has seen is not walked again, so all of them together are linear.
 */
export function cutsOfCycles(starts: Iterable<Branch>): Branch[] {
  const cuts: Branch[] = []
  const earlier = walks
  for (const start of starts) {
    walks++
    let branch: Branch | null = start
    while (branch && branch.walk <= earlier) {
      branch.walk = walks
      branch = branch.host
    }
    if (branch?.walk === walks) cuts.push(smallestOfCycle(branch))
  }
  return cuts
}

/** How many there were so far. Each branch has the number of the last one that met it. */
let walks = 0

function smallestOfCycle(start: Branch): Branch {
  let smallest = start
  for (let branch = start.host; branch && branch !== start; branch = branch.host) {
    if (branch.id < smallest.id) smallest = branch
  }
  return smallest
}
