import * as Y from 'yjs'

/** What is kept for other programs nests 32 levels. */
const deepestValue = 500

/** Whether plain values of an item nest so deep that writing them down again could fill the stack. */
export function hasDeepValue({ content }: Y.Item): boolean {
  return isDeep(plainValue(content))
}

function plainValue(content: Y.Item['content']): unknown {
  if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON) return content.arr
  if (content instanceof Y.ContentEmbed) return content.embed
  if (content instanceof Y.ContentFormat) return content.value
  if (content instanceof Y.ContentDoc) return content.opts
  return undefined
}

/** Level by level, as recursion would fill the stack itself. */
function isDeep(value: unknown): boolean {
  let level = [value].filter(isNested)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestValue) return true
    level = level.flatMap((each) => Object.values(each).filter(isNested))
  }
  return false
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
