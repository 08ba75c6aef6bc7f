export { HelpPage } from './HelpPage.tsx'
export { helpActions } from './help-actions.ts'
