import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { serverBundle } from './server.ts'

/** The threads that the server starts. */
const workers = [
  'apps/server/src/domains/documents/workshop-worker.ts',
  'apps/server/src/domains/search/search-worker.ts',
  'apps/server/src/platform/database/sqlite-writer-worker.ts',
]

/** A hundred servers are started, each with some threads, and finding fourteen hundred files took each of them most of a second. */
export default async function setup(): Promise<void> {
  const bundle = await rolldown({
    input: ['apps/server/src/main.ts', ...workers],
    platform: 'node',
    // They bring programs of the machine along.
    external: ['sharp', '@node-rs/argon2'],
    // What is tested is what was written: else a call whose only use is that it may throw is left out.
    treeshake: false,
    plugins: [asIfInPlace],
  })
  // Several runs may be writing, and others read meanwhile. What the files import of each other is named by what is in it.
  const folder = dirname(serverBundle)
  await mkdir(folder, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  await bundle.write({
    dir: unfinished,
    format: 'esm',
    minify: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  const files = (await readdir(unfinished)).toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other)))
  for (const file of files) await rename(join(unfinished, file), join(folder, file))
  await rm(unfinished, { recursive: true })
}

const entryOf = (file: string) => basename(file).replace(/ts$/, 'mjs')
const isEntry = (file: string) => [basename(serverBundle), ...workers.map(entryOf)].includes(file)

/** Fonts, the built app and what stays a file of its own are found where they lie, workers beside the server. */
const asIfInPlace: Plugin = {
  name: 'as-if-in-place',
  transform(code, file) {
    if (!code.includes('import.meta.')) return null
    const bundled = (worker: string) => urlOf(join(dirname(serverBundle), entryOf(worker)))
    return workers
      .reduce((text, worker) => text.replace(`'./${basename(worker)}', import.meta.url`, bundled(worker)), code)
      .replaceAll('import.meta.url', urlOf(file))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.filename', JSON.stringify(file))
  },
}

const urlOf = (file: string) => JSON.stringify(pathToFileURL(file).href)
