import { lazyModule } from '../../../platform/lazy-module.tsx'

/** The editor and all it draws with, fetched when the first document is opened. */
export const editorModule = lazyModule(() => import('./editor-module.ts'))
