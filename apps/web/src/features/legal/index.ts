export { LegalLinks, openPaths } from './LegalLinks.tsx'
export { LegalPage } from './LegalPage.tsx'
export { type LegalId, legalIds, legalTexts } from './legal-pages.ts'
export { OpenPage } from './OpenPage.tsx'
