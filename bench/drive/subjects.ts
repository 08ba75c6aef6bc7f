import { fileURLToPath } from 'node:url'

/** The project's own editor comes first in every table; the floor last. Each has a file in `pages`. */
export const subjectNames = ['ramify', 'mind-elixir', 'simple-mind-map', 'jsmind', 'floor'] as const

export type SubjectName = (typeof subjectNames)[number]

/** Neither ours nor the floor. */
export const peers = ['mind-elixir', 'simple-mind-map', 'jsmind'] as const satisfies SubjectName[]

export const benchFolder = fileURLToPath(new URL('..', import.meta.url))
