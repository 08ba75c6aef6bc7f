import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export interface BuiltPage {
  readonly folder: string
  remove(): Promise<void>
}

/** Builds the page of the golden tests as the web app is built. */
export async function buildPage(): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'golden-'))
  await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
