import type { Page } from 'playwright-core'

/** As in a browser that cannot pick from the whole screen; gives back how to end that, as others use the page afterwards. */
export async function withoutEyeDropper(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'EyeDropper')
    Reflect.deleteProperty(globalThis, 'EyeDropper')
    addEventListener('eye-dropper', () => own && Object.defineProperty(globalThis, 'EyeDropper', own), { once: true })
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('eye-dropper')))
}
