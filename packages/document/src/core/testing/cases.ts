/** Absent in a browser, which this package knows nothing of either. */
const { process } = globalThis as { process?: { env: { CASES?: string } } }

/** How many cases of a property are tried: so many in `npm test`, twenty times as many in the second stage. */
export const cases = (few: number) => few * Number(process?.env.CASES ?? 1)
