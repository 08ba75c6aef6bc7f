import { AppError } from '../../platform/app-error.ts'

/** Of somebody who can see the file, but may not do this with it at the moment. */
export const notAllowed = () => new AppError(-104)

export const alreadyMember = () => new AppError(-400, { code: '207' })

export const addsThemselves = () => new AppError(-400, { code: '217' })

/** No invitation that works: one that has run out, was ended or never was are alike. */
export const noSuchInvitation = () => new AppError(-104, { code: '220' })
