import type { Translator } from '@ramify/locales'

/** From here on people are told how much room is left. */
const nearlyFull = 0.8

export function isNearLimit(count: number, limit: number | null): boolean {
  return limit !== null && count >= limit * nearlyFull
}

/** "40 topics", or near the limit "28 of 30 topics", past it "37 topics (limit 30)". */
export function topicCountText({ text }: Translator, count: number, limit: number | null): string {
  if (limit === null || !isNearLimit(count, limit)) return text('document.topics', { count })
  return text(count > limit ? 'document.topics.over' : 'document.topics.limit', { count, limit })
}
