/**
 * Folders that lean on each other, each round once: no file need be on a round trip for that, so dependency-cruiser does
 * not see it.
 */
export function folderCycles(imports: readonly (readonly [from: string, to: string])[]): string[][] {
  const rounds: string[][] = []
  const done = new Set<string>()
  const follow = (folder: string, path: readonly string[]) => {
    const start = path.indexOf(folder)
    if (start >= 0) rounds.push([...path.slice(start), folder])
    if (start >= 0 || done.has(folder)) return
    const next = new Set(imports.filter(([from]) => from === folder).map(([, to]) => to))
    for (const other of next) follow(other, [...path, folder])
    done.add(folder)
  }
  for (const [from] of imports) follow(from, [])
  return rounds
}
