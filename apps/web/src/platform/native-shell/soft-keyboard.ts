import { createStore } from '../store.ts'
import { onShellCall } from './calls-from-shell.ts'

/** How high the keyboard of the screen is, in pixels, by the shell; null while it has not said. Some web views do not tell the page. */
export const shellKeyboard = createStore<number | null>(null)

onShellCall('showSoftKeyBoard', ({ height }) => shellKeyboard.set(height))
