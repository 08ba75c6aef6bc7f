import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type CDPSession, chromium } from 'playwright-core'

export interface RunningChromium {
  readonly version: string
  readonly browser: Browser
  /** Of the whole browser: tracing and the processor time of every process. */
  readonly session: CDPSession
  close(): Promise<void>
}

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // Containers often give /dev/shm 64 MB.
  '--disable-dev-shm-usage',
]

export async function launchChromium(): Promise<RunningChromium> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
  })
  return {
    version: browser.version(),
    browser,
    session: await browser.newBrowserCDPSession(),
    close: () => browser.close(),
  }
}

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

function findChromium(): string {
  const named = process.env.CHROMIUM ?? process.env.CHROME_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(canRun)
  if (!found) throw new Error('The bench needs Chromium: install it, or name one with CHROMIUM=/path/to/chromium.')
  return found
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
