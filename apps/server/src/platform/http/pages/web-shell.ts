import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { brandOfRequest } from '../../brands/brand-of-request.ts'
import { type ClientScript, readingPolicy, withClientScripts } from '../security-headers.ts'
import { brandedPages } from './branded-pages.ts'
import { manifestOf, shareTargetPath } from './manifest.ts'
import { framedBy, type PageExtrasOf, withExtras } from './page-extras.ts'

const forever = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: a new build shows at the next load. */
const revalidate = 'no-cache'

/** Where the build puts what reads pictures (apps/web/vite.config.ts). */
const readingFolder = join('assets', 'recognition', '/')

/** Scripts, styles and fonts of pages. Not of workers: they go by the policy that their script came with. */
const partOfPage = /\/(?![^/]*worker)[^/]+\.(js|css|woff2)(\.(br|gz))?$/
/** What these say of a page nobody asks a part of it; together they are longer than some of the parts. */
const headersOfPages = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
  ...['referrer-policy', 'x-dns-prefetch-control', 'x-download-options', 'x-frame-options'],
  ...['x-permitted-cross-domain-policies', 'x-xss-protection', 'x-request-id'],
]

interface Options {
  extrasOf: PageExtrasOf
  /** What the page may load in some app besides our own scripts. */
  scripts: readonly ClientScript[]
}

/** Serves the built web app. Every path that is not a file is a place inside it, so it gets the page. */
export async function addWebShell(app: FastifyInstance, folder: string, { extrasOf, scripts }: Options): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const pageFor = brandedPages(join(folder, 'index.html'))
  const allowScripts = (request: FastifyRequest, reply: FastifyReply) => {
    if (scripts.length === 0) return
    const policy = String(reply.getHeader('content-security-policy'))
    const agent = request.headers['user-agent'] ?? ''
    reply.header('content-security-policy', withClientScripts(policy, scripts, agent))
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    allowScripts(request, reply)
    const extras = await extrasOf(pathOf(request))
    if (extras) {
      // As it is for nobody else, and asked for anew each time: what is said of it may change.
      const { body } = await pageFor(brandOfRequest(request), {})
      const origin = `${request.protocol}://${request.host}`
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      if (extras.frameAncestors.length > 0) {
        const policy = String(reply.getHeader('content-security-policy'))
        reply.header('content-security-policy', framedBy(policy, extras.frameAncestors))
        reply.removeHeader('x-frame-options')
      }
      return reply.type('text/html; charset=utf-8').send(withExtras(String(body), extras, origin))
    }
    const { headers, body } = await pageFor(brandOfRequest(request), request.headers)
    reply.headers({ ...headers, 'cache-control': revalidate })
    // What is kept between here and the browser is for one app or for the others.
    if (scripts.length > 0) reply.header('vary', `${headers.vary}, user-agent`)
    return body === null ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(body)
  }
  if (built) {
    for (const url of ['/', '/index.html']) app.get(url, sendPage)
    app.get('/manifest.webmanifest', async (request, reply) => {
      reply.header('cache-control', revalidate)
      reply.header('vary', 'accept-language')
      return reply.type('application/manifest+json').send(JSON.stringify(await manifestOf(request)))
    })
    // A browser without the worker: nobody has kept what came, and the page says so. None of it is read.
    app.post(
      shareTargetPath,
      { onRequest: async (_request, reply) => reply.redirect('/shared', 303) },
      async () => null,
    )
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isOfBuild = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isOfBuild ? forever : revalidate)
        if (isOfBuild && partOfPage.test(path)) for (const name of headersOfPages) reply.removeHeader(name)
        if (path.startsWith(join(folder, readingFolder))) reply.header('content-security-policy', readingPolicy)
      },
    })
  }
  app.server.prependListener('request', mendPath)
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built || !isPlaceInApp(request)) throw new AppError(-404)
    return sendPage(request, reply)
  })
}

/** What is no path at all, such as `/doc/%E0%A4%A`, Fastify would refuse before anybody here is asked; the app leads home. */
function mendPath(request: IncomingMessage): void {
  const path = pathOf(request)
  if (!isDecodable(path) && isPlaceInApp(request)) request.url = '/'
}

function isPlaceInApp(request: Pick<IncomingMessage, 'url' | 'method'>): boolean {
  const path = pathOf(request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  // What asks for a file of an old build, or for metrics that are off, must not get a page instead.
  return !/^\/(api|assets|metrics)(\/|$)/.test(path)
}

const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => url.split('?')[0] ?? ''

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    // A stray or broken escape.
    return false
  }
}
