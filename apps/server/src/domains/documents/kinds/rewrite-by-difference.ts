import { type ContentProblem, forbiddenLink } from '../bad-content.ts'

/** The commands that turn a document into content, or why that cannot be. */
type Difference<Command> =
  | { readonly ok: true; readonly commands: readonly Command[]; readonly warnings: Parameters<typeof forbiddenLink>[0] }
  | { readonly ok: false; readonly error: ContentProblem }

interface Rewritten<Snapshot, Command> {
  readonly snapshot: Snapshot
  batch(commands: Iterable<Command>): { ok: true } | { ok: false; refusal: { code: string } }
}

/** In a damaged document a first pass can leave a difference; nothing leaves one after a second. */
const passes = 3

/** Turns a document into content by as few commands as there are differences; null, or what is wrong with the content. */
export function rewriteByDifference<Snapshot, Command>(
  document: Rewritten<Snapshot, Command>,
  difference: (snapshot: Snapshot, content: unknown) => Difference<Command>,
  content: unknown,
): ContentProblem | null {
  for (let pass = 0; pass < passes; pass++) {
    const steps = difference(document.snapshot, content)
    if (!steps.ok) return steps.error
    const error = forbiddenLink(steps.warnings)
    if (error) return error
    if (steps.commands.length === 0) break
    const result = document.batch(steps.commands)
    if (!result.ok) throw new Error(`A difference was refused: ${result.refusal.code}`)
  }
  return null
}
