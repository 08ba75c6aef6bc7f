import type { LanguageId } from '@ramify/locales'

/** What somebody told, for whoever runs the server. */
export interface Feedback {
  readonly id: string
  readonly action: 'feedback' | 'support'
  readonly topic: string
  readonly email: string
  readonly content: string
  readonly language: LanguageId
  readonly brand: string
}
