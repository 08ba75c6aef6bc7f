interface MissingPath {
  line: number
  path: string
  /** The folders that the section names as its base. */
  bases: readonly string[]
}

/**
 * Paths in backticks that name nothing in the project. A path is relative to the root, or to a folder in backticks in the heading of its
 * section or in a line that begins with "Paths are under". A file name without a folder may be anywhere.
 */
export function missingPaths(page: string, files: readonly string[]): MissingPath[] {
  const known = withFolders(files)
  const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)))
  const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))))
  const missing: MissingPath[] = []
  let bases: string[] = []
  for (const [index, line] of page.split('\n').entries()) {
    const paths = [...line.matchAll(/`([^`]+)`/g)].map(([, text]) => text as string).filter(isPath(topFolders))
    if (/^#+ /.test(line)) bases = paths
    else if (line.startsWith('Paths are under ')) bases = [...bases, ...paths]
    for (const path of paths) {
      const plain = path.replace(/\/$/, '')
      const exists = path.includes('/')
        ? ['', ...bases.map((base) => `${base}/`)].some((base) => known.has(`${base}${plain}`))
        : names.has(path) || known.has(path)
      if (!exists) missing.push({ line: index + 1, path, bases })
    }
  }
  return missing
}

function withFolders(files: readonly string[]): Set<string> {
  const known = new Set(files)
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) known.add(file.slice(0, end))
  }
  return known
}

/** Calls (`/save`), packages (`@ramify/text`), patterns (`*.test.ts`) and media types are no paths. */
function isPath(topFolders: ReadonlySet<string>): (text: string) => boolean {
  return (text) => {
    if (!/^[\w.-]+(\/[\w.-]+)*\/?$/.test(text)) return false
    return /\w\.(tsx?|css|mjs)$|\/$/.test(text) || topFolders.has(text.split('/', 1)[0] as string)
  }
}
