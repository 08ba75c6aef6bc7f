import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { shapeSheet } from './gallery/shape-sheet.ts'
import { findChromium } from './setup/chromium.ts'
import { main, root } from './setup/setup.mjs'

// Takes the pictures of docs/layouts and docs/shapes: `npm run gallery`, after a layout, a shape or the drawing has changed.
main(async () => {
  const web = await createServer({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
  })
  await web.listen()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({ viewport: { width: 1520, height: 1000 } })
  await page.goto(`${web.resolvedUrls?.local[0]}gallery.html`)
  await page.waitForFunction(() => document.title === 'Layouts, drawn')
  const folder = join(root, 'docs/layouts')
  await mkdir(folder, { recursive: true })
  for (const section of await page.locator('section').all()) {
    await section.screenshot({ path: join(folder, `${await section.getAttribute('id')}.png`) })
  }
  await mkdir(join(root, 'docs/shapes'), { recursive: true })
  for (const [name, theme] of [
    ['light', 'sky-19'],
    ['dark', 'midnight'],
  ] as const) {
    await page.setContent(`<body style="margin: 0">${shapeSheet(theme)}</body>`)
    await page.locator('svg').screenshot({ path: join(root, `docs/shapes/${name}.png`) })
  }
  await browser.close()
  await web.close()
  return 0
})
