import type { Page } from 'playwright-core'

/** Goes to a path as by a link in the app: the router hears of it, and nothing is loaded anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)
