import type { Session } from '../subjects/subject.ts'
import type { Targets } from '../trees/targets.ts'

export const operationNames = ['nothing', 'add child', 'edit text', 'undo', 'fold', 'unfold', 'fit all'] as const
export type OperationName = (typeof operationNames)[number]

/** One repetition: `run` is measured, the others bring the map into place before and after; `check` proves it. */
export interface Operation {
  ready?(): Promise<void> | void
  run(): Promise<void> | void
  check(): boolean
  after?(): Promise<void> | void
}

/** Makes the repetitions, one after the other. Undo takes back the edits, newest first. */
export function operationsOf(session: Session, targets: Targets): Record<OperationName, () => Operation | undefined> {
  const edits: { id: string; before: string | undefined }[] = []
  const turns = new Map<string, number>()
  const next = (kind: string, among: readonly string[]): string => {
    const turn = turns.get(kind) ?? 0
    turns.set(kind, turn + 1)
    return among[turn % among.length] ?? targets.middle
  }
  return {
    nothing: () => ({ run: () => undefined, check: () => true }),
    'add child'() {
      const parent = next('add', targets.nodes)
      const id = `added${turns.get('add')}`
      const before = session.count()
      return {
        ready: () => session.reveal(parent),
        run: () => session.addChild(parent, id, 'A new idea 新想法'),
        check: () => session.count() === before + 1,
      }
    },
    'edit text'() {
      const id = next('edit', targets.nodes)
      const before = session.text(id)
      const text = `${before} and more`
      return {
        ready: () => session.reveal(id),
        run: () => session.editText(id, text),
        check() {
          edits.push({ id, before })
          return session.text(id) === text
        },
      }
    },
    undo() {
      const edit = edits.pop()
      if (!edit || !session.undo) return undefined
      return {
        ready: () => session.reveal(edit.id),
        run: () => session.undo?.(),
        check: () => session.text(edit.id) === edit.before,
      }
    },
    fold() {
      const id = next('fold', targets.branches)
      return {
        ready: () => session.reveal(id),
        run: () => session.fold(id),
        check: () => session.folded(id),
        after: () => session.unfold(id),
      }
    },
    unfold() {
      const id = next('unfold', targets.branches)
      return {
        async ready() {
          await session.reveal(id)
          await session.fold(id)
        },
        run: () => session.unfold(id),
        check: () => !session.folded(id),
      }
    },
    'fit all': () => ({
      ready: () => session.reveal(targets.middle),
      run: () => session.fitAll(),
      check: () => allOnScreen(session),
    }),
  }
}

/** A pixel of tolerance: some subjects round. */
function allOnScreen(session: Session): boolean {
  const { x, y, scale } = session.view()
  return session.boxes().every((box) => {
    const left = box.x * scale + x
    const top = box.y * scale + y
    return (
      left >= -1 &&
      top >= -1 &&
      left + box.width * scale <= window.innerWidth + 1 &&
      top + box.height * scale <= window.innerHeight + 1
    )
  })
}
