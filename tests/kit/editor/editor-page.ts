import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { MapSnapshot } from '@ramify/document'
import type { Scene } from '@ramify/scene'
import type { Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { OpenPage, RunningBrowser, View } from '../browser/browser.ts'
import { patience } from '../patience.ts'
import '../editor.setup.ts'

/** A map as the editor takes it in. */
export interface EditorContent {
  root: EditorTopic
  floating?: EditorTopic[]
  template?: string
}

export interface EditorTopic {
  data: { text: string; expandState?: 'collapse' | 'expand'; [field: string]: unknown }
  children: EditorTopic[]
}

interface Viewport {
  x: number
  y: number
  zoom: number
}

/** The part of a mounted editor that journeys ask. */
interface Mounted {
  content(): EditorContent
  destroy(): void
  editor: {
    ready: Promise<void>
    view: { get(): Viewport }
    scene: { get(): Scene }
    document: { readonly snapshot: MapSnapshot }
  }
}

/** What an editor can be told besides its map. */
export interface EditorSettings {
  readOnly?: boolean
  /** The most topics the map may have. */
  limit?: number
  /** How many comments topics have, by their words; absent: nobody comments here. */
  comments?: Record<string, number>
}

declare global {
  interface Window {
    openMap(content: EditorContent, settings: EditorSettings): Promise<void>
    closeMap(): void
    /** The kind of document that only tests have. */
    openCards(): Promise<void>
    openFlowchart(told?: import('../flowchart/flowchart-editor.ts').ToldFlowchart): Promise<void>
    flowchart: Awaited<ReturnType<typeof import('../flowchart/flowchart-editor.ts').mountFlowchart>>
    cards: { texts(): string[] }
    mounted: Mounted
  }
}

export interface ServedEditor {
  readonly address: string
  stop(): Promise<void>
}

/** The web app's, so that what works here works there. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'"

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** A bare page: nothing in it but the editor, and a place where its limit is spoken of. */
const barePage: Record<string, string> = {
  '/index.html': `<!doctype html>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Editor</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/ramify-editor.css" />
        <link rel="stylesheet" href="/bare-page.css" />
      </head>
      <body>
        <main id="editor"></main>
        <output id="refusals"></output>
        <output id="comments"></output>
        <script type="module" src="/bare-page.js"></script>
      </body>
    </html>`,
  '/healthz': '',
  // By it the editor asks whether the server answers, before it fetches more of itself.
  '/version.json': '{}',
  '/bare-page.css': `
    html, body, main { height: 100%; margin: 0 }
    main { position: relative }
    output { position: fixed; bottom: 0; pointer-events: none }`,
  '/bare-page.js': `
    import { mountEditor } from '/ramify-editor.js'
    const refuse = (limit) => {
      const line = document.createElement('p')
      line.textContent = 'No more than ' + limit + ' topics'
      document.getElementById('refusals').append(line)
    }
    const storeOf = (value) => {
      const listeners = new Set()
      return {
        get: () => value,
        set: (next) => {
          value = next
          for (const listener of listeners) listener()
        },
        subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      }
    }
    const wordsOf = (node) => window.mounted.editor.document.snapshot.nodes.get(node).text.text
    const counts = storeOf(new Map())
    const open = (node) => (document.getElementById('comments').textContent = 'Comments on ' + wordsOf(node))
    window.openMap = async (content, { readOnly = false, limit = null, comments = null }) => {
      const limits = { nodes: limit, onReached: refuse, level: 1, onLevel: refuse }
      const ports = { content, kind: 'mindmap', readOnly, limits, ...(comments && { comments: { counts, open } }) }
      window.mounted = mountEditor(document.getElementById('editor'), ports)
      await window.mounted.editor.ready
      // Counts come when the map is there already, as they do from a server.
      const nodes = [...window.mounted.editor.document.snapshot.nodes.values()]
      const found = nodes.flatMap(({ id, text }) => (comments?.[text.text] ? [[id, comments[text.text]]] : []))
      counts.set(new Map(found))
    }
    window.openCards = async () => {
      const { mountCards } = await import('/cards-editor.js')
      window.cards = mountCards(document.getElementById('editor'))
    }
    window.openFlowchart = async (told) => {
      const { mountFlowchart } = await import('/flowchart-editor.js')
      window.flowchart = await mountFlowchart(document.getElementById('editor'), told)
    }
    window.closeMap = () => {
      window.mounted.destroy()
      counts.set(new Map())
      for (const output of document.querySelectorAll('output')) output.replaceChildren()
    }`,
}

export async function serveEditor(): Promise<ServedEditor> {
  const bundle = inject('editorBundle')
  if ('failure' in bundle) throw new Error(bundle.failure)
  const server = createServer(async (request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const path = asked === '/' ? '/index.html' : asked
    const body = barePage[path] ?? (await readFile(join(bundle.folder, path)).catch(() => null))
    response.writeHead(body === null ? 404 : 200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Whoever shares one among all files of a worker never stops it.
  server.unref()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A fresh page with this map in it, laid out and drawn. */
export async function openEditorPage(
  served: ServedEditor,
  browser: RunningBrowser,
  content: EditorContent,
  { readOnly, limit, comments, ...view }: EditorSettings & View = {},
): Promise<OpenPage> {
  const opened = await openBarePage(served, browser, view)
  const settings: EditorSettings = {
    ...(readOnly && { readOnly }),
    ...(limit !== undefined && { limit }),
    ...(comments && { comments }),
  }
  await mountMap(opened.page, content, settings)
  return opened
}

/** A page without a map yet. */
export async function openBarePage({ address }: ServedEditor, browser: RunningBrowser, view: View): Promise<OpenPage> {
  const opened = await browser.newPage({ isOnlineOnly: true, ...view })
  // Below the runner's, so that a failure names what was waited for.
  opened.page.setDefaultTimeout(patience)
  await opened.goTo(address)
  return opened
}

/** Mounts an editor in a bare page that has none, and waits until its map is laid out and drawn. */
export async function mountMap(page: Page, content: EditorContent, settings: EditorSettings): Promise<void> {
  const requests = watchRequests(page)
  await page.evaluate(([map, told]) => window.openMap(map, told), [content, settings] as const)
  await page.locator('[data-topic]').first().waitFor()
  await requests.settled()
}

/** The map does not wait long for its fonts: what came late would move its topics under the pointer. */
function watchRequests(page: Page) {
  const underWay = new Set<Request>()
  const begin = (request: Request) => underWay.add(request)
  const end = (request: Request) => underWay.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const hasFonts = () =>
    page.evaluate(async () => {
      // What has come is laid out by the second frame, and what that asks for is asked for.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return document.fonts.size > 0
    })
  return {
    async settled(): Promise<void> {
      do await expect.poll(() => underWay.size, { timeout: patience, interval: 10 }).toBe(0)
      while (!(await hasFonts()) || underWay.size > 0)
      page.off('request', begin)
      page.off('requestfinished', end)
      page.off('requestfailed', end)
    },
  }
}
