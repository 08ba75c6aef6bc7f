import type { OidcEntry } from './oidc.ts'

/**
 * With a wider scope than this it would post its answer, and a form from elsewhere brings no cookie of ours along. Its secret is a
 * token that whoever runs the server signs with the key Apple gave them, and renews twice a year.
 */
export const apple: OidcEntry = {
  kind: 'oidc',
  issuer: 'https://appleid.apple.com',
  scope: 'openid',
}
