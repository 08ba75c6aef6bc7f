import { contentToJson } from '@ramify/document'

/** JSON text of content however deep: the fast way gives up after some thousand levels. */
export function jsonOf(content: unknown): string {
  try {
    return JSON.stringify(content) ?? 'null'
  } catch (error) {
    if (error instanceof RangeError) return contentToJson(content)
    throw error
  }
}
