import type { Brand, Brands } from '../../platform/brands/brands.ts'
import type { MembershipSettings } from './settings.ts'

interface Told extends Pick<MembershipSettings, 'MEMBERSHIP'> {
  /** What the free plan gets of drawn exports. */
  EXPORT_FREE: 'watermark' | 'blocked'
}

/** What the page is told of the product, with whether it has plans and what those say of exports: guests have no account that would say so. */
export function toldPlans(brands: Brands, { MEMBERSHIP, EXPORT_FREE }: Told): Brands {
  const told = new Map<Brand, Brand>()
  return (host) => {
    const brand = brands(host)
    const known = told.get(brand) ?? Object.assign({ membership: MEMBERSHIP, exportFree: EXPORT_FREE }, brand)
    // The same for each brand: by it the page that was made is found again.
    told.set(brand, known)
    return known
  }
}
