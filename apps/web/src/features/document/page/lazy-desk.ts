import { lazyModule } from '../../../platform/lazy-module.tsx'

/** The bar and all that stands around a document on a desk: a phone goes without. */
export const desk = lazyModule(() => import('./desk-parts.ts'))
