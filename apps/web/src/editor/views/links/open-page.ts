import { typedAddress } from './link-address.ts'

/** In another tab, which learns nothing of this one. */
export function openPage(url: string): void {
  const anchor = document.createElement('a')
  anchor.href = typedAddress(url, location.origin)
  anchor.target = '_blank'
  anchor.rel = 'noopener noreferrer'
  anchor.click()
}
