import { useLayoutEffect } from 'react'
import { handMedia } from '../../platform/hand-media.ts'

/**
 * In a hand an open menu is a sheet over the page: what is behind it is out of reach of keys and screen readers until it closes. Not so on a
 * desk, where a menu stands beside what it is about.
 */
export function usePageBehind(isOpen: boolean, dialog: HTMLElement | null = null): void {
  useLayoutEffect(() => {
    if (!isOpen || !matchMedia(handMedia).matches) return
    const behind = [...(dialog ?? document.body).children].filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && !each.inert && !each.matches('[data-radix-popper-content-wrapper]'),
    )
    for (const each of behind) each.inert = true
    return () => {
      for (const each of behind) each.inert = false
    }
  }, [isOpen, dialog])
}
