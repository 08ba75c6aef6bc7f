import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

/** Whoever only draws need not wait for them. */
export const ProjectsPage = lazyComponent(
  () => import('./page/ProjectsPage.tsx').then((room) => room.ProjectsPage),
  <ProgressLine />,
)
export const JoinPage = lazyComponent(
  () => import('./join/JoinPage.tsx').then((room) => room.JoinPage),
  <ProgressLine />,
)
