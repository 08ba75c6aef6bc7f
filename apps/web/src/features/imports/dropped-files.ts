/** More would keep a browser busy for hours; a whole disk is dropped by mistake. */
export const mostDropped = 1_000

/** What systems put into folders by themselves. */
const isSystemFile = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)

/**
 * All files that were dropped, those in folders too, `mostDropped` at the most. What was dropped has to be looked at before the event is
 * over: this may be called in its handler only.
 */
export function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<readonly File[]> {
  const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry())
  // Without folders, the files are as the browser gives them.
  if (!entries.some((entry) => entry?.isDirectory)) return Promise.resolve([...files].slice(0, mostDropped))
  return filesOf(entries.filter((entry) => entry !== null))
}

async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const found: File[] = []
  // In the order of the folders, without a call for each level: folders may be as deep as they like.
  const left = [...entries].reverse()
  for (let entry = left.pop(); entry !== undefined && found.length < mostDropped; entry = left.pop()) {
    if (isSystemFile(entry.name)) continue
    if (isFolder(entry)) left.push(...(await entriesOf(entry)).reverse())
    else found.push(await fileOf(entry as FileSystemFileEntry))
  }
  return found
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** By their names. Browsers give a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) break
    found.push(...part)
  }
  return found.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}
