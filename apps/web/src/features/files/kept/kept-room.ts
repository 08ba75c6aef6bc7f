/** Apart from the page: it brings live editing with it. */
export const keptRoom = () => import('../../../platform/sync/index.ts')
