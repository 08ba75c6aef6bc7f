import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { minifySync } from 'rolldown/experimental'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compiledEarly } from './compiled-early.config.ts'
import { emojiSheets } from './emoji-sheets.config.ts'
import { licences } from './licences.config.ts'
import { mediaNames } from './media-names.config.ts'
import packageJson from './package.json' with { type: 'json' }

const worker = 'service-worker'
/** What reads the words in pictures: the server lets scripts of this folder run WebAssembly, and no others. */
const reading = 'assets/recognition/'
/** The service worker keeps what is in `needed` once it was needed: what arranges flowcharts is as large as all the rest. */
const workerFolders: Readonly<Record<string, string>> = { 'reading-worker': reading, 'elk-worker': 'assets/needed/' }
const server = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

const initial = ['$initial' as const]

/** What brings the editor; all that these import comes with it. */
const editorEntries =
  /\/(editor-host\/editor-module|viewer\/viewer-module|folding\/folds-open)\.ts$|\/src\/editor\/(core\/|shell\/tools\/ContextMenu)/
/** Of the rest of the editor, what comes by itself when it is opened. */
const seldom =
  /Dialog\.|\/shell\/(panels|tools)\/|\/views\/(overview\/|ViewSwitch)|\/(recognition|thumbnails)\/|pattern-worker|\.css/

const drawsEveryKind = /\/packages\/(geometry|text|document|layouts|themes|scene)\/src\/(?!index\.ts)/
/** Of these, what comes by itself when it is needed: pictures of documents for lists, and where the files of Chinese fonts are cut. */
const drawsNow = (id: string) => drawsEveryKind.test(id) && !/\/thumbnail\/|chinese-slices/.test(id)
const keepsDocuments =
  /\/src\/platform\/(sync|drafts|assets)\/(?!connection\/provider-link)|\/node_modules\/(yjs|lib0)\//
const partsOfMany =
  /\/node_modules\/lucide-react\/|\/src\/(features\/(apps|comments|history\/visit|imports|cooperation\/people|document\/(bar|people))|platform)\//
/** With them, what is pasted into flowcharts and not into maps. */
const ofFlowcharts =
  /\/src\/(editor\/)?flowchart\/|\/formats\/src\/(drawio\/(cell|kinds|labels|looks|\w+-kinds|read-(?!drawio)|style)|html\/(html-runs|read-html-table)|xml\/parse-xml|files\/file-error)/

/**
 * Left to itself the bundler makes a file of every few lines that two parts share, and a visit asks for seventy of them.
 */
const groups = [
  // What the first screen needs, whoever comes: what others wrote changes seldom, and is kept longer.
  { name: 'libraries', tags: initial, test: /node_modules/, priority: 11 },
  // Only what it runs: by way of the indexes of features it would take in all of their pages.
  {
    name: 'app',
    tags: initial,
    test: (id: string) => !id.includes('/offline/worker/'),
    priority: 10,
    includeDependenciesRecursively: false,
  },
  // Fetched with the first flowchart. What it shares with maps is not drawn into it, nor it into what maps need: they would wait for it.
  { name: 'flowchart', test: ofFlowcharts, priority: 9, includeDependenciesRecursively: false },
  { name: 'ui', test: /\/src\/ui\/(?!fonts|QrPicture)/, priority: 9 },
  // What every document needs: to read and draw it, to keep it, to edit it. Dialogs and panels that are opened now and then stay apart.
  {
    name: 'drawing',
    test: (id: string) => (drawsNow(id) && !ofFlowcharts.test(id)) || keepsDocuments.test(id),
    priority: 8,
  },
  { name: 'editor', test: editorEntries, priority: 6 },
  // Icons and small things that documents share with other pages: each by itself would be a request.
  { name: 'parts', test: partsOfMany, minShareCount: 2, priority: 5.5, includeDependenciesRecursively: false },
  // What is opened beside a document now and then.
  {
    name: 'panels',
    test: (id: string) => /\/src\/editor\//.test(id) && !seldom.test(id) && !ofFlowcharts.test(id),
    priority: 5,
  },
  // Readers and writers of files, but for those that pasting needs: with the first export or import.
  {
    name: 'files',
    test: /\/packages\/formats\/src\/|\/node_modules\/fflate\//,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // What lists on desks and on phones share: who comes for a document does not wait for it.
  {
    name: 'home',
    test: /\/src\/(shells|features\/files)\//,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Icons that nothing but flowcharts uses: beside what imports flowcharts they would be run after those.
  { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 3, includeDependenciesRecursively: false },
]

/** Of the editor itself little runs before the first picture, and compiled code takes memory. */
const drawing = /^(libraries|app|drawing)$/

export default defineConfig({
  plugins: [
    react(),
    mediaNames(),
    woff2Only(),
    bootByItsHash(),
    emojiSheets(),
    licences(),
    filesToFetchEarly(),
    compiledEarly(drawing),
    noChunkCycles(),
    buildVersion(),
    compressed(),
  ],
  define: { 'import.meta.env.RELEASE': JSON.stringify(packageJson.version) },
  build: {
    target: 'es2022',
    // The content security policy knows no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // An index does nothing by itself: who imports one thing of a feature takes in no more than that.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }] },
      input: { index: 'index.html', [worker]: 'src/offline/worker/service-worker.ts' },
      // Its address says what it may answer for, and must stay.
      output: {
        entryFileNames: ({ name }) => (name === worker ? `${worker}.js` : 'assets/[name]-[hash].js'),
        // What sets formulas is as large as all the rest: the service worker keeps it once it was needed.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/packages/formula/')
            ? 'assets/needed/formula-[hash].js'
            : 'assets/[name]-[hash].js',
        assetFileNames: ({ originalFileNames: [file = ''] }) =>
          `${/tesseract/.test(file) ? reading : 'assets/'}[name]-[hash][extname]`,
        codeSplitting: { groups },
      },
    },
  },
  worker: {
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `${workerFolders[name] ?? 'assets/'}[name]-[hash].js`,
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/readyz': server,
      '/collab': { target: server, ws: true },
      '/events': { target: server, ws: true },
    },
  },
})

/** Every browser we support reads woff2: the second, larger copy of each font stays out of the build. */
function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource\/.+\.css$/ },
      handler: (css) => css.replace(/,\s*url\([^)]+\.woff\) format\('woff'\)/g, ''),
    },
  }
}

/**
 * Every page waits for `boot.js`: under a name that changes with it, browsers and the service worker have it at once instead of asking
 * the server whether it is still the same. Pages of before ask for it by its plain name.
 */
function bootByItsHash(): Plugin {
  const { code } = minifySync('boot.js', readFileSync(new URL('public/boot.js', import.meta.url), 'utf8'))
  const fileName = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  return {
    name: 'boot-by-its-hash',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    transformIndexHtml: (html) => html.replace('"/boot.js"', `"/${fileName}"`),
  }
}

/** Parts that every document needs and the first screen does not: the page, the editor, and the font that most texts have. */
const partsOfDocuments = ['DocumentPage', 'editor-module', 'slices', 'inter']
/** The same of shared maps, for those who only look. */
const partsOfViewer = ['ViewerShell', 'ViewerFrame', 'viewer-module', 'slices', 'inter']
/** What stands around a map on a desk, and is open beside it. */
const partsOfDesks = ['desk-parts', 'late-panels']
const partsOfHome = ['PhonePages', 'DesktopPages']
const partsOfPublicPages = ['PublicShell']
/** In these weights most topics are set. */
const fontsOfDocuments = /^assets\/inter-latin-(400|600)-normal-[^/]*\.woff2$/

/**
 * Tells the page which files a document or a shared map needs, and which hold each language, so that `boot.js` can fetch them together with the app.
 * Otherwise they are asked for only when the app runs and knows where it is and what it speaks.
 */
function filesToFetchEarly(): Plugin {
  return {
    name: 'files-to-fetch-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const languages: string[] = []
        const fonts = Object.keys(bundle).filter((name) => fontsOfDocuments.test(name))
        const files = (parts: readonly string[], before: readonly string[] = []) =>
          filesOf(parts, html, bundle).filter((name) => !before.includes(name))
        const documentFiles = files(partsOfDocuments)
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue
          const [, language] = /\/packages\/locales\/src\/(\w+)\.ts$/.exec(chunk.facadeModuleId ?? '') ?? []
          if (language) languages.push(`${language}=/${name}`)
        }
        const meta = (name: string, names: readonly string[]) =>
          ({
            tag: 'meta',
            attrs: { name, content: names.map((file) => `/${file}`).join(' ') },
            injectTo: 'head-prepend',
          }) as const
        return [
          meta('document-files', [...fonts, ...documentFiles]),
          meta('panel-files', files(partsOfDesks, documentFiles)),
          meta('viewer-files', [...fonts, ...files(partsOfViewer)]),
          meta('home-files', files(partsOfHome)),
          meta('public-files', files(partsOfPublicPages)),
          { tag: 'meta', attrs: { name: 'language-files', content: languages.join(' ') }, injectTo: 'head-prepend' },
        ]
      },
    },
  }
}

/** The files of some parts of the app, with all that they import, that the page does not ask for itself. */
function filesOf(parts: readonly string[], html: string, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name) || html.includes(name)) return
    if (chunk.name === 'flowchart') throw new Error('Maps would wait for the code of flowcharts')
    if (chunk.name === 'files') throw new Error('Maps would wait for the code of files')
    if (chunk.name === 'panels' && parts === partsOfDocuments) throw new Error('Maps would wait for their panels')
    if (chunk.name === 'home' && parts === partsOfDocuments) throw new Error('Maps would wait for lists')
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const other of chunk.imports) add(other)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.isDynamicEntry && parts.includes(chunk.name)) add(name)
  }
  return [...files]
}

/**
 * Names the build by what is in it. The page carries the name, `version.json` says the newest one: when they differ, an
 * open tab is old.
 */
function buildVersion(): Plugin {
  let version = ''
  return {
    name: 'build-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        // Names of files hold the hashes of their contents; only the page has none.
        const hash = createHash('sha256').update(html)
        for (const file of Object.keys(bundle ?? {}).sort()) hash.update(file)
        version = hash.digest('hex').slice(0, 16)
        return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) })
        const chunk = bundle[`${worker}.js`]
        if (chunk?.type !== 'chunk' || chunk.imports.length > 0) throw new Error('The service worker is not one file')
        const build = JSON.stringify({ version, files: shellFiles(Object.keys(bundle)) })
        chunk.code = chunk.code.replace(/(["'`])__BUILD__\1/, JSON.stringify(build))
      },
    },
  }
}

/** Of two files of the build that import each other one runs before what it imports is there: tables at its top keep `undefined`. */
function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      for (const file of Object.keys(bundle)) {
        const reached = new Set(importsOf(file))
        for (const other of reached) for (const next of importsOf(other)) reached.add(next)
        if (reached.has(file)) throw new Error(`${file} imports itself by way of ${[...reached].join(', ')}`)
      }
    },
  }
}

/** What the app needs to start without a network: all but what reads pictures and sets formulas, and of the fonts those of its own texts. */
function shellFiles(names: readonly string[]): string[] {
  const files = names.filter(
    (name) => /^assets\/[^/]+\.(js|css)$/.test(name) || /^assets\/inter-latin-\d+-normal.*\.woff2$/.test(name),
  )
  return [...files, 'favicon.svg'].map((name) => `/${name}`).sort()
}

/** As small as can be but for what is large and seldom fetched: there the last percent take far too long. */
function brotli(bytes: Buffer, file: string): Promise<Buffer> {
  const isMuch = bytes.byteLength > 1_000_000 || /\/emoji-[^/]*\.json$/.test(file)
  const quality = isMuch ? 5 : 11
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Puts a brotli and a gzip copy beside every text, so that the server compresses nothing while people wait. */
function compressed(): Plugin {
  const ways = { '.br': brotli, '.gz': (bytes: Buffer) => promisify(gzip)(bytes) }
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(js|css|html|json|svg)$/.test(name))
        for (const file of files.map((name) => join(dir, name))) {
          const bytes = await readFile(file)
          for (const [ending, compress] of Object.entries(ways))
            await writeFile(file + ending, await compress(bytes, file))
        }
      },
    },
  }
}
