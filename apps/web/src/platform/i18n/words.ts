import type { Translator } from '@ramify/locales'

/** Something to say that outlives a change of language: put into words only when it is shown. */
export type Words = (translator: Translator) => string
