import { chromium } from 'playwright-core'
import { beShell } from './reference-shell.ts'

/**
 * Opens a running server in the reference shell, in a window to look at, and prints what the page asks for:
 *
 *     CHROMIUM=/usr/bin/chromium node scripts/bootstrap.mjs tests/kit/native-shell/open-by-hand.ts http://localhost:3000 android 1.1.0
 *
 * Calls of the shell are made in the console of the developer tools, as `RamifyPage.addChildLevel()`.
 */
const [address, kind, version = null] = process.argv.slice(2)
if (!address || (kind !== 'android' && kind !== 'ios')) {
  throw new Error(
    'Usage: node scripts/bootstrap.mjs tests/kit/native-shell/open-by-hand.ts <address> android|ios [<version>]',
  )
}
const { CHROMIUM } = process.env
const browser = await chromium.launch({ headless: false, ...(CHROMIUM && { executablePath: CHROMIUM }) })
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
await context.addInitScript(beShell, { kind, version } as const)
const page = await context.newPage()
page.on('console', (message) => {
  if (message.text().startsWith('To the shell: ')) process.stdout.write(`${message.text()}\n`)
})
await page.goto(address)
await page.waitForEvent('close', { timeout: 0 })
await browser.close()
