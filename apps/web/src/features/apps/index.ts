export { AppBanner } from './AppBanner.tsx'
export { AppLinks } from './AppLinks.tsx'
export { BackLink } from './BackLink.tsx'
