import { shapeSets } from '@ramify/scene'
import type { useText } from '../../../platform/i18n/language.ts'

const known = new Set(Object.values(shapeSets).flatMap((set) => set.map(({ id }) => id)))

/** What people call a shape; one that nobody knows is just a shape. */
export function shapeName(kind: string, text: ReturnType<typeof useText>['text']): string {
  return text((known.has(kind) ? `flowchart.shape.${kind}` : 'flowchart.shape.unknown') as 'flowchart.shape.unknown')
}
