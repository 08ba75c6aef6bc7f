import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { allowedUrl, flowchartFromContent, fromContent, shownAddress } from '@ramify/document'
import { readFile } from '@ramify/formats'
import { hostileFiles } from './hostile-files.ts'

// Reads hostile files in a process of its own, from the one whose number it is given, and prints a line before and after each.
let connections = 0
net.Socket.prototype.connect = function refuse() {
  connections++
  throw new Error('A connection was tried.')
}
syncBuiltinESMExports()
globalThis.fetch = () => {
  connections++
  throw new Error('A connection was tried.')
}

const colors = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/-]+\)|[a-z]{3,24})$/i

for (let nth = Number(process.argv[2] ?? 0); nth < hostileFiles.length; nth++) {
  const { file, bytes } = hostileFiles[nth] as (typeof hostileFiles)[number]
  process.stdout.write(`begin ${nth}\n`)
  const outcome = outcomeOf(file, bytes())
  const isPolluted = ({} as { polluted?: unknown }).polluted !== undefined
  process.stdout.write(`end ${nth} ${connections > 0 ? 'connected' : isPolluted ? 'polluted' : outcome}\n`)
}

function outcomeOf(file: string, bytes: Uint8Array): string {
  const read = readFile(file, bytes)
  if (!read.ok) return read.code
  for (const { kind, content } of read.documents) {
    const made = kind === 'mindmap' ? fromContent(content) : flowchartFromContent(content)
    if (!made.ok) return 'format'
    for (const name of ['nodes', 'shapes', 'connectors']) {
      for (const record of made.doc.getMap(name).values()) {
        const unsafe = unsafeIn(JSON.parse(JSON.stringify(record)))
        if (unsafe !== null) return `unsafe: ${unsafe}`
      }
    }
  }
  return 'read'
}

/** What was stored and could do harm: an address that may not be followed, a colour that is none. */
function unsafeIn(record: unknown): string | null {
  const left: unknown[] = [record]
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'kept') continue
      if (typeof inner === 'object') left.push(inner)
      if (typeof inner !== 'string') continue
      if (['url', 'hyperlink'].includes(key) && inner !== '' && allowedUrl(inner) === undefined)
        return `${key} ${inner}`
      if (['address', 'hyperlinkAddress'].includes(key) && shownAddress(inner) === undefined) return `${key} ${inner}`
      if (['fill', 'color', 'border', 'background', 'lineColor'].includes(key) && !colors.test(inner))
        return `${key} ${inner}`
    }
  }
  return null
}
