import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { ramifyBundle, serverBundle } from './server.ts'

/** Threads of the server with the table that they import, and a program of the command line's: others start them by the name of their file. */
const started = [
  'apps/server/src/prepare-database.ts',
  'apps/server/src/domains/documents/reading/document-worker-thread.ts',
  'apps/server/src/domains/documents/kinds/table.ts',
  'apps/server/src/domains/documents/room-threads/room-worker.ts',
  'apps/server/src/domains/exports/rendering/render-thread.ts',
  'apps/server/src/domains/imports/parsing/parse-thread.ts',
  'apps/server/src/domains/search/search-worker.ts',
  'apps/server/src/platform/database/sqlite-writer-worker.ts',
]

const entryOf = (file: string) => basename(file).replace(/ts$/, 'mjs')
const nameOf = (file: string) => parse(file).name
const entries = {
  [nameOf(serverBundle)]: 'apps/server/src/main.ts',
  [nameOf(ramifyBundle)]: 'apps/cli/src/main.ts',
  ...Object.fromEntries(started.map((file) => [nameOf(file), file])),
}

/** A hundred servers are started, each with some threads, and finding fourteen hundred files took each of them most of a second. */
export default async function setup(): Promise<void> {
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    // They bring programs of the machine along.
    external: ['sharp', '@node-rs/argon2', '@resvg/resvg-js', 'pdfkit'],
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
  // What was bundled of other sources. Only now: until then somebody may be starting from it.
  for (const file of await readdir(folder)) if (!files.includes(file)) await rm(join(folder, file), { force: true })
  await rm(unfinished, { recursive: true })
}

const isEntry = (file: string) => Object.hasOwn(entries, nameOf(file))

/** Fonts, the built app and what stays a file of its own are found where they lie, what others start beside the server. */
const asIfInPlace: Plugin = {
  name: 'as-if-in-place',
  transform(code, file) {
    if (!code.includes('import.meta.')) return null
    const bundled = (program: string) => urlOf(join(dirname(serverBundle), entryOf(program)))
    const named = (program: string) => new RegExp(`'[^']*/${basename(program)}', import\\.meta\\.url`)
    return started
      .reduce((text, program) => text.replace(named(program), bundled(program)), code)
      .replaceAll('import.meta.url', urlOf(file))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.filename', JSON.stringify(file))
  },
}

const urlOf = (file: string) => JSON.stringify(pathToFileURL(file).href)
