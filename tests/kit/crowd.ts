/** More than there are connections to a database: whoever comes first has others beside and behind. */
const atOnce = 32

/**
 * What so many get who come at once. No more than 32 of them wait at a time: a server gives up waiting for a connection
 * after 10 s, and on a busy machine a thousand need longer than that.
 */
export async function crowd<Result>(count: number, act: (nth: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const numbers = Array.from({ length: count }, (_, nth) => nth).values()
  const comer = async () => {
    for (const nth of numbers) results[nth] = await act(nth)
  }
  await Promise.all(Array.from({ length: atOnce }, comer))
  return results
}
