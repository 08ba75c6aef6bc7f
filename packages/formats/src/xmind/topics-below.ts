import { listOf, type Raw, rawOf } from './raw.ts'

/** Kinds of children that a map shows. */
export const shownKinds: ReadonlySet<string> = new Set(['attached', 'detached', 'summary', 'callout'])

/** The topic and all below it, of every kind. */
export function* topicsBelow(top: Raw): Generator<Raw> {
  const left = [top]
  for (let topic = left.pop(); topic; topic = left.pop()) {
    yield topic
    for (const topics of Object.values(rawOf(topic.children))) for (const child of listOf(topics)) left.push(child)
  }
}
