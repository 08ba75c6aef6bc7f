/** Parts of a list, each short enough for one statement: engines have a limit for its values. */
export function* batches<Item>(items: readonly Item[], size = 1000): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
