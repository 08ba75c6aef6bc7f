import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { serverBundle } from './server.ts'

/** A hundred servers are started, and finding fourteen hundred files took each of them most of a second. */
export default async function setup(): Promise<void> {
  const bundle = await rolldown({
    input: 'apps/server/src/main.ts',
    platform: 'node',
    // They bring programs of the machine along.
    external: ['sharp', '@node-rs/argon2'],
    // What is tested is what was written: else a call whose only use is that it may throw is left out.
    treeshake: false,
    plugins: [asIfInPlace],
  })
  // Several runs may be writing it, and others read it meanwhile.
  const unfinished = `${serverBundle}.${process.pid}`
  await bundle.write({ file: unfinished, format: 'esm', codeSplitting: false, minify: false })
  await bundle.close()
  await rename(unfinished, serverBundle)
}

/** Workers, fonts and the built app are found where they lie. */
const asIfInPlace: Plugin = {
  name: 'as-if-in-place',
  transform(code, file) {
    if (!code.includes('import.meta.')) return null
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.filename', JSON.stringify(file))
  },
}
