import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../../platform/random.ts'

/** Where uploads lie until they are known to be pictures: files that nobody is ever shown. */
export interface Staging {
  /** Lends paths that nothing is at yet; what is there afterwards is removed. */
  use: <Result>(work: (paths: StagedPaths) => Promise<Result>) => Promise<Result>
  /** Removes what was there when a process was killed. */
  tidy: (olderThan: number) => Promise<void>
}

export interface StagedPaths {
  received: string
  original: string
  display: string
}

export function createStaging(folder: string): Staging {
  return {
    use: async (work) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const base = join(folder, newId())
      const paths = { received: base, original: `${base}-original`, display: `${base}-display` }
      try {
        return await work(paths)
      } finally {
        await Promise.all(Object.values(paths).map((path) => rm(path, { force: true })))
      }
    },

    tidy: async (olderThan) => {
      const names = await readdir(folder).catch(() => [])
      for (const path of names.map((name) => join(folder, name))) {
        const found = await stat(path).catch(() => null)
        if (found && found.mtimeMs < olderThan) await rm(path, { force: true })
      }
    },
  }
}
