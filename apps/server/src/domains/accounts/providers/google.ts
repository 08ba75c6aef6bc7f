import type { OidcEntry } from './oidc.ts'

export const google: OidcEntry = {
  kind: 'oidc',
  issuer: 'https://accounts.google.com',
  scope: 'openid profile email',
}
