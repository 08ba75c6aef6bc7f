/** Longer than this nobody waits for a page that never rests. */
const patience = 2000

let last: Promise<unknown> = Promise.resolve()

/** Does it when the page has nothing better to do, one piece of work after the other: the list stays quick. */
export function inIdleTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const turn = last.then(idle).then(work)
  // One that fails does not hold up the others.
  last = turn.catch(() => undefined)
  return turn
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such thing.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: patience })
  })
}
