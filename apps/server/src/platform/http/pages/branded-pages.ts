import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Brand } from '../../brands/brands.ts'
import { wishes } from '../language.ts'
import { brandPage } from './brand-page.ts'

interface Page {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

interface Sent {
  readonly headers: Record<string, string>
  /** `null`: the browser has it. */
  readonly body: Buffer | null
}

/** The page of each brand, made once and kept compressed; anew when another build lies in the folder. */
export function brandedPages(file: string) {
  let written = 0
  let pages = new Map<Brand, Promise<Page>>()

  const pageFor = (brand: Brand): Promise<Page> => {
    const known = pages.get(brand)
    if (known) return known
    const making = makePage(file, brand)
    const kept = pages.set(brand, making)
    // Whoever waits for it is told; the next one tries again.
    making.catch(() => kept.delete(brand))
    return making
  }

  return async (brand: Brand, headers: IncomingHttpHeaders): Promise<Sent> => {
    const { mtimeMs } = await stat(file)
    if (mtimeMs !== written) {
      written = mtimeMs
      pages = new Map()
    }
    return sentAs(await pageFor(brand), headers)
  }
}

async function makePage(file: string, brand: Brand): Promise<Page> {
  const plain = Buffer.from(brandPage(await readFile(file, 'utf8'), brand))
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    plain,
    br: await promisify(brotliCompress)(plain),
    gzip: await promisify(gzip)(plain),
    etag: `W/"${hash}"`,
  }
}

function sentAs(page: Page, asked: IncomingHttpHeaders): Sent {
  const { etag } = page
  const headers = { etag, vary: 'accept-encoding' }
  const known = asked['if-none-match']?.split(',').map((tag) => tag.trim())
  if (known?.includes(etag)) return { headers, body: null }
  const accepted = wishes(String(asked['accept-encoding'] ?? ''))
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  if (!encoding) return { headers, body: page.plain }
  return { headers: { ...headers, 'content-encoding': encoding }, body: page[encoding] }
}
