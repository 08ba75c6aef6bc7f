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

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Whoever ends TLS knows whether this host is always reached by it; we do not.
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    reply.header('x-request-id', request.id)
  })
}
