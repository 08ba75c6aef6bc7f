export { LegalLinks, openPaths } from './LegalLinks.tsx'
export { LegalPage } from './LegalPage.tsx'
export { legalIds, legalTexts } from './legal-pages.ts'
export { OpenPage } from './OpenPage.tsx'
