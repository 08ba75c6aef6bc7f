export { TeamPage } from './pages.tsx'
export { TeamPicture } from './TeamPicture.tsx'
export { teamActions } from './team-actions.ts'
