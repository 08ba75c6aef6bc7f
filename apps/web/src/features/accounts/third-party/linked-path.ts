/** Where the accounts elsewhere stand on the account page. */
export const linkedHeadingId = 'linked'

export const linkedPath = `/user/info#${linkedHeadingId}`
