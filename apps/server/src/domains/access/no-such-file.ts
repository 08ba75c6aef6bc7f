import { AppError } from '../../platform/app-error.ts'

/** The one answer for what one may not, what one may not see and what does not exist. */
export const noSuchFile = () => new AppError(-104, { code: '-104:open' })
