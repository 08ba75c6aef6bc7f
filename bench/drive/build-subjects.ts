import { join } from 'node:path'
import { build, type Plugin, type PreviewServer, preview } from 'vite'
import { compiledEarly } from '../../apps/web/compiled-early.config.ts'
import type { ChartSubjectName } from '../flowcharts/chart-subjects.ts'
import { benchFolder, type SubjectName } from './subjects.ts'

/** A subject, the desk around ours, an editor of flowcharts, or a document alone. */
type PageName = SubjectName | 'desk' | `flowcharts-${ChartSubjectName | 'document'}`

/** What our app compiles while it is loaded is compiled so for everybody: libraries, and what draws our documents. */
const tags = ['$initial' as const]
const groups = [
  { name: 'libraries', tags, test: /node_modules/ },
  { name: 'drawing', tags, test: /\/packages\/(geometry|text|document|layouts|themes|scene)\/src\// },
]

/** One page for one subject, as it would be shipped: minified, nothing shared with the others. */
export async function buildSubject(name: PageName): Promise<void> {
  await build({
    configFile: false,
    root: benchFolder,
    base: './',
    logLevel: 'error',
    plugins: [withSubject(name), compiledEarly(/^(libraries|drawing)$/)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(benchFolder, 'dist', name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      target: 'esnext',
      rolldownOptions: {
        input: join(benchFolder, 'page/index.html'),
        output: { codeSplitting: { groups } },
      },
    },
  })
}

/** All subjects have the same page but for its script. */
function withSubject(name: PageName): Plugin {
  return {
    name: 'with-subject',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/pages/subject.ts', `/pages/${name}.ts`) },
  }
}

export interface Pages {
  address(name: PageName): string
  close(): Promise<void>
}

export async function servePages(): Promise<Pages> {
  const server: PreviewServer = await preview({
    configFile: false,
    root: benchFolder,
    logLevel: 'error',
    build: { outDir: 'dist' },
    preview: { host: '127.0.0.1', port: 0, open: false },
    appType: 'mpa',
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('the pages are not being served')
  return {
    address: (name) => `http://127.0.0.1:${address.port}/${name}/page/index.html`,
    close: () => server.close(),
  }
}
