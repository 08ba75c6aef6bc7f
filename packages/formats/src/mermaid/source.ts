import type { SourceFile } from '../files/source-file.ts'

export type MermaidKind = 'mindmap' | 'flowchart'

export interface MermaidSource {
  readonly kind: MermaidKind
  readonly title: string | undefined
  /** `TB`, `LR` and so on, as it is written. */
  readonly direction: string
  /** What follows the first line, without comments and directives. */
  readonly text: string
}

const firstLine = /^[ \t]*(mindmap|flowchart(?:-elk)?|graph)\b[ \t]*(?:(TB|TD|BT|LR|RL|[<>^v])(?=[\s;]|$))?[ \t]*;?/

/** Null for diagrams of other kinds and for what is none. */
export function openMermaid(text: string): MermaidSource | null {
  const { title, rest } = withoutFrontMatter(withoutFence(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')))
  const lines = withoutDirectives(rest).split('\n')
  const start = lines.findIndex((line) => line.trim() !== '' && !isComment(line))
  const [all, word, direction] = firstLine.exec(lines[start] ?? '') ?? []
  if (all === undefined) return null
  const kind = word === 'mindmap' ? 'mindmap' : 'flowchart'
  const body = [
    (lines[start] as string).slice(all.length),
    ...lines.slice(start + 1).filter((line) => !isComment(line)),
  ]
  return { kind, title, direction: direction ?? 'TB', text: body.join('\n') }
}

/** By what it says; in Markdown only when it is all there is. */
export function isMermaid({ text, extension }: SourceFile): boolean {
  if (text === null) return false
  if (['mmd', 'mermaid'].includes(extension)) return true
  const isMarkdown = ['md', 'markdown', 'txt'].includes(extension)
  return isMarkdown && fence.test(text.slice(0, 200)) && fenceEnd.test(text.slice(-200)) && isOneFence(text)
}

const fence = /^\ufeff?\s*(?:```+|~~~+|:::)[ \t]*mermaid[ \t]*\r?\n/
const fenceEnd = /\n[ \t]*(?:```+|~~~+|:::)\s*$/

const isOneFence = (text: string) => (text.match(/^[ \t]*(?:```|~~~|:::)/gm) ?? []).length === 2

function withoutFence(text: string): string {
  return fence.test(text.slice(0, 200)) ? text.replace(fence, '').replace(fenceEnd, '\n') : text
}

const isComment = (line: string) => /^[ \t]*%%/.test(line)

/** Settings of the drawing, in YAML; only its title says something here. */
function withoutFrontMatter(text: string): { readonly title?: string; readonly rest: string } {
  const found = /^\s*---[ \t]*\n/.exec(text)
  if (!found) return { rest: text }
  const from = found[0].length
  const end = /^---[ \t]*$/m.exec(text.slice(from))
  if (!end) return { rest: text }
  const title = /^title:[ \t]*(.+)$/m.exec(text.slice(from, from + end.index))?.[1]?.trim()
  const plain = title?.replace(/^(["'])(.*)\1$/, '$2')
  return { ...(plain && { title: plain }), rest: text.slice(from + end.index + end[0].length) }
}

/** `%%{init: …}%%`, which may go over several lines. */
function withoutDirectives(text: string): string {
  const parts: string[] = []
  let at = 0
  for (let start = text.indexOf('%%{'); start !== -1; start = text.indexOf('%%{', at)) {
    const end = text.indexOf('}%%', start)
    if (end === -1) break
    parts.push(text.slice(at, start))
    at = end + 3
  }
  return parts.join('') + text.slice(at)
}
