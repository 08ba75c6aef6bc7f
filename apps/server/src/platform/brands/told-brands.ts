import type { Brand, Brands } from './brands.ts'

/** What the page is told of the product, with what else it has to know before anybody has signed in: such as whether there are plans. */
export function toldBrands(brands: Brands, facts: Readonly<Record<string, unknown>>): Brands {
  const told = new Map<Brand, Brand>()
  return (host) => {
    const brand = brands(host)
    const known = told.get(brand) ?? Object.assign({ ...facts }, brand)
    // The same for each brand: by it the page that was made is found again.
    told.set(brand, known)
    return known
  }
}
