/** Apart from the page: it brings live editing with it. */
export const syncModule = () => import('../../../platform/sync/index.ts')
