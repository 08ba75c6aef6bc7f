import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

export const TeamPage = lazyComponent(() => import('./TeamPage.tsx').then((room) => room.TeamPage), <ProgressLine />)
