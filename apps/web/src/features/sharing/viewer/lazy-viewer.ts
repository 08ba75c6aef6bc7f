import { lazyModule } from '../../../platform/lazy-module.tsx'

export const viewerModule = lazyModule(() => import('./viewer-module.ts'))
