/**
 * Where our server has a font file. The addresses hold hashes and are a hundred a weight for Chinese: each family's are a
 * chunk of their own, fetched with its first file.
 */
export async function fontUrl(id: string, file: string): Promise<string> {
  const { urls } = (await tables[id]?.()) ?? { urls: {} }
  let known = byFile.get(urls)
  if (!known) {
    known = new Map(Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/files/') + 1), url]))
    byFile.set(urls, known)
  }
  const url = known.get(file)
  if (url === undefined) throw new Error(`no font file ${file}`)
  return url
}

const tables: Readonly<Record<string, () => Promise<{ urls: Record<string, string> }>>> = {
  bitter: () => import('./urls/bitter.ts'),
  inter: () => import('./urls/inter.ts'),
  lora: () => import('./urls/lora.ts'),
  montserrat: () => import('./urls/montserrat.ts'),
  'noto-emoji': () => import('./urls/noto-emoji.ts'),
  'noto-sans-mono': () => import('./urls/noto-sans-mono.ts'),
  'noto-sans-sc': () => import('./urls/noto-sans-sc.ts'),
  'noto-serif': () => import('./urls/noto-serif.ts'),
  'noto-serif-sc': () => import('./urls/noto-serif-sc.ts'),
  nunito: () => import('./urls/nunito.ts'),
  'open-sans': () => import('./urls/open-sans.ts'),
  oswald: () => import('./urls/oswald.ts'),
  'source-code-pro': () => import('./urls/source-code-pro.ts'),
  'work-sans': () => import('./urls/work-sans.ts'),
}

const byFile = new WeakMap<Record<string, string>, Map<string, string>>()
