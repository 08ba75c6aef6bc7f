/** The services whose accounts people can sign in with, each with its number among the login types of the phone's clients. */
export const providerTypes = {
  weixin: 7,
  dingtalk: 9,
  qq: 5,
  weibo: 6,
  google: 10,
  apple: 13,
  facebook: 11,
  twitter: 12,
} as const

export type KnownProvider = keyof typeof providerTypes

/**
 * How a sign-in at a provider can end without one: it was not begun in this browser or is too old; the person refused; the provider
 * was not understood; its e-mail address belongs to an account already; a new account needs the agreement first.
 */
export const providerFailures = ['over', 'refused', 'failed', 'registered', 'agreement'] as const

export type ProviderFailure = (typeof providerFailures)[number]
