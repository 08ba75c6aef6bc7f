import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { workchatRoutes } from './routes.ts'
import type { Services } from './services.ts'

export { openWorkchat, toldWorkchat } from './open-workchat.ts'
export type { WorkchatProvider } from './providers/workchat-provider.ts'
export { workchatSettings } from './settings.ts'

interface Options extends Omit<Services, 'provider'> {
  /** Null: this server has no workplace chat app, and nothing of this. */
  provider: Services['provider'] | null
}

/** The workplace chat app inside of which people use this server. Signing in by it is for `accounts`. */
export function createWorkchat({ provider, ...rest }: Options): { routes: AddRoutes[] } {
  return { routes: provider ? [workchatRoutes({ ...rest, provider })] : [] }
}
