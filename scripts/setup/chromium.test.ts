import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

describe('finding Chromium', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ramify-chromium-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function program(name: string, script: string): Promise<string> {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `#!/bin/sh\n${script}\n`)
    await chmod(path, 0o755)
    return path
  }

  it('takes the one that is named, before any other', async () => {
    const named = await program('mine', 'echo Chromium 1.2.3')
    await program('chromium', 'echo Chromium 1.2.3')
    await expect(findChromium({ CHROMIUM: named, PATH: folder })).resolves.toBe(named)
    await expect(findChromium({ CHROME_PATH: named, PATH: folder })).resolves.toBe(named)
  })

  it('says so when the one that is named does not run', async () => {
    await expect(findChromium({ CHROMIUM: '/nowhere/chromium' })).rejects.toThrow(
      /\/nowhere\/chromium, which does not run/,
    )
  })

  it('passes over one that only says where to get it', async () => {
    await program('chromium', 'echo "Install the snap first"; exit 1')
    const real = await program('google-chrome', 'echo Google Chrome 1.2.3')
    // Not the machine's own, whatever it has.
    await expect(findChromium({ PATH: folder }, [])).resolves.toBe(real)
  })
})
