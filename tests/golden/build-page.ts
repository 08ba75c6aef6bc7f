import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { emojiSheets } from '../../apps/web/emoji-sheets.config.ts'

export interface BuiltPage {
  readonly folder: string
  remove(): Promise<void>
}

/** Builds the page of the golden tests as the web app is built, but for the font files: they are served from where they are. */
export async function buildPage(): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'golden-'))
  await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [fontsInPlace(), emojiSheets()],
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

/** Copying more than a thousand files took half of the build. */
function fontsInPlace(): Plugin {
  return {
    name: 'fonts-in-place',
    enforce: 'pre',
    load: {
      filter: { id: /@fontsource\/.+\.woff2\?url/ },
      handler: (id) => `export default ${JSON.stringify(id.replace(/^.*(?=\/@fontsource\/)|\?.*$/g, ''))}`,
    },
  }
}
