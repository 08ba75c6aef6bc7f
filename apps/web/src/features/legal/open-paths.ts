/** Pages around the app that everybody can see. */
export const openPaths = { about: '/about', help: '/help', feedback: '/feedback' } as const
