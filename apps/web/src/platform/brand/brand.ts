import { readBrand } from './read-brand.ts'

/** Holds for as long as the page does: another host is another page. */
export const brand = readBrand(globalThis.document?.querySelector('meta[name="brand"]')?.getAttribute('content'))
