/**
 * Recorded `fixtures/app-of-maps-only.mjs` with the sources of commit ef32d8ee: what an app from before there were flowcharts runs
 * when it opens a document, from its database in the browser to its socket. Libraries are left out; they are imported.
 *
 *     node tests/compat/record-app.ts <the sources of that commit> <a new file>
 *
 * It stands for apps that are open or installed somewhere. It is never recorded again to make a test pass.
 */
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const [, , sources, file] = process.argv
if (!sources || !file) throw new Error('Give the folder of the sources and the file to write.')
const from = (path: string) => JSON.stringify(join(resolve(sources), path))
const entry = 'app-of-maps-only'
const bundle = await rolldown({
  input: entry,
  external: (id) => /^(?!@ramify\/)[@a-z]/.test(id) && id !== entry,
  // Its hooks are for components, which are not here.
  treeshake: { moduleSideEffects: (id) => id !== 'react' },
  plugins: [
    {
      name: 'what-tests-use',
      resolveId: (id) => (id === entry ? join(resolve(sources), `${entry}.ts`) : undefined),
      load: (id) =>
        id.endsWith(`${entry}.ts`)
          ? [
              `export { clientSchema, openMap } from ${from('packages/document/src/index.ts')}`,
              `export { browserPorts } from ${from('apps/web/src/platform/sync/connection/ports.ts')}`,
              `export { openLive } from ${from('apps/web/src/platform/sync/open-live.ts')}`,
            ].join('\n')
          : undefined,
    },
  ],
})
await bundle.write({ file: resolve(file), format: 'esm', minify: true })
await bundle.close()
