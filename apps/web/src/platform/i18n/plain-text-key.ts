import type { TextArguments, TextKey } from '@ramify/locales'

/** A text that stands by itself: nothing in braces. */
export type PlainTextKey = { [Key in TextKey]: TextArguments<Key> extends [] ? Key : never }[TextKey]
