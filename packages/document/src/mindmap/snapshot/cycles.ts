import type { Branch } from './branch.ts'

/**
 * The node with the smallest id of each cycle that can be reached upward from these. Every cycle is met when they hold
 * at least one node of it; what a walk has seen is not walked again, so all of them together are linear.
 */
export function cutsOfCycles(starts: Iterable<Branch>): Branch[] {
  const cuts: Branch[] = []
  const seen = new Map<Branch, Branch>()
  for (const start of starts) {
    let branch: Branch | null = start
    while (branch && !seen.has(branch)) {
      seen.set(branch, start)
      branch = branch.host
    }
    if (branch && seen.get(branch) === start) cuts.push(smallestOfCycle(branch))
  }
  return cuts
}

function smallestOfCycle(start: Branch): Branch {
  let smallest = start
  for (let branch = start.host; branch && branch !== start; branch = branch.host) {
    if (branch.id < smallest.id) smallest = branch
  }
  return smallest
}
