export { NewPage, newPath } from './NewPage.tsx'
export { SharedPage, sharedPath } from './SharedPage.tsx'
