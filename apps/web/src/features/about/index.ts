export { AboutPage } from './AboutPage.tsx'
export { aboutActions } from './about-actions.ts'
