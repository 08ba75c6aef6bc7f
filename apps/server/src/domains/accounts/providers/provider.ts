import type { LanguageId } from '@ramify/locales'

/** What a provider says of a person. */
export interface Profile {
  /** Who they are there: the only thing by which they are known again. */
  subject: string
  nickname: string | null
  /** The address of a picture. */
  picture: string | null
  /** Only one that the provider says it has proved. */
  email: string | null
}

/** What one way to a provider and back is held together by. */
export interface Passage {
  state: string
  nonce: string
  /** Of PKCE: only who left can use what comes back. */
  verifier: string
  redirectUri: string
}

/** Somebody else who knows people: the port behind which OpenID Connect and each kind of OAuth 2 looks alike. */
export interface Provider {
  /** The address to which the person is sent. */
  authorizationUrl: (passage: Passage, language: LanguageId) => Promise<URL>
  /** Who came back, by what their browser brought; throws `Refused` where they said no. */
  comeBack: (brought: URLSearchParams, passage: Passage) => Promise<Profile>
}

/** As whom we are known to a provider. */
export interface App {
  clientId: string
  /** None: a public client, which PKCE alone protects. */
  clientSecret: string | undefined
}

/** The person was asked, and did not let the provider say who they are. */
export class Refused extends Error {}
