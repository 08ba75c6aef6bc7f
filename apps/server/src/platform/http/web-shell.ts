import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const forever = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: a new build shows at the next load. */
const revalidate = 'no-cache'

/** Serves the built web app. Every path that is not a file is a place inside it, so it gets the page. */
export async function addWebShell(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? forever : revalidate)
      },
    })
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built || !isPlaceInApp(request)) throw new AppError(-404)
    await reply.sendFile('index.html')
  })
}

function isPlaceInApp(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  // An old page that asks for a file of an old build must not get a page instead.
  return !path.startsWith('/api/') && path !== '/api' && !path.startsWith('/assets/')
}
