/** How many cases of a property are tried: so many in `npm test`, ten times as many in the second stage. */
export const cases = (few: number) => few * Number(process.env.CASES ?? 1)
