/** As many as one call takes. */
const atOnce = 500

/** Calls again and again until all are through; each batch is done whole or not at all. */
export async function inBatches(ids: readonly string[], call: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) await call(ids.slice(from, from + atOnce))
}
