import type { Brand, Brands } from '../../platform/brands/brands.ts'
import type { MembershipSettings } from './settings.ts'

/** What the page is told of the product, with whether it has plans: guests have no account that would say so. */
export function toldPlans(brands: Brands, { MEMBERSHIP }: Pick<MembershipSettings, 'MEMBERSHIP'>): Brands {
  const told = new Map<Brand, Brand>()
  return (host) => {
    const brand = brands(host)
    const known = told.get(brand) ?? Object.assign({ membership: MEMBERSHIP }, brand)
    // The same for each brand: by it the page that was made is found again.
    told.set(brand, known)
    return known
  }
}
