import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * No inline script and no nonce: a nonce would tie every page to the answer it came in, and a shell kept for offline use
 * would stop working.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
}

/**
 * For the worker that reads the words in pictures, and for nothing else: it runs WebAssembly, which a policy has to allow by
 * name (JavaScript from text it may still not run). A worker goes by the policy its own script came with, so the pages' stays
 * as strict as it is (T54). It can reach this server alone, and no page.
 */
export const readingPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const halfAYear = 180 * 24 * 60 * 60

export async function addSecurityHeaders(app: FastifyInstance, outsideScripts: readonly string[]): Promise<void> {
  const { directives } = contentSecurityPolicy
  await app.register(helmet, {
    contentSecurityPolicy: {
      ...contentSecurityPolicy,
      directives: { ...directives, scriptSrc: [...directives.scriptSrc, ...outsideScripts.map(scriptSource)] },
    },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Below: for those who came by TLS.
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    reply.header('x-request-id', request.id)
    // A proxy that we trust says so; plain HTTP on one's own machine stays as it is.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${halfAYear}`)
  })
}

/** A script that is not ours and that pages load inside of the app that it is for. */
export interface ClientScript {
  readonly script: string
  /** Whether a browser says that it is the one inside of that app. */
  isClient(userAgent: string): boolean
}

/** The policy of all pages, with the script of the app that this one is shown in. */
export function withClientScripts(policy: string, scripts: readonly ClientScript[], userAgent: string): string {
  const sources = scripts.filter(({ isClient }) => isClient(userAgent)).map(({ script }) => ` ${scriptSource(script)}`)
  return policy.replace("script-src 'self'", (own) => own + sources.join(''))
}

/** This script and nothing beside it: hosts of scripts have others that run whatever they are given. */
function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/[;,]/g, encodeURIComponent)
}
