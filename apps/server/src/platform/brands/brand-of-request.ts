import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand, Brands } from './brands.ts'

declare module 'fastify' {
  interface FastifyInstance {
    brandOf: Brands
  }
}

/** From here on every request knows under which name the product was asked for. */
export function addBrands(app: FastifyInstance, brands: Brands): void {
  app.decorate('brandOf', brands)
}

export const brandOfRequest = (request: FastifyRequest): Brand => request.server.brandOf(request.hostname)
