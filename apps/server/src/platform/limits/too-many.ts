import { AppError } from '../app-error.ts'

/** The refusal of what came too often, with the time to wait. */
export const tooMany = (errno: -305 | -429, wait: number) =>
  new AppError(errno, { params: { seconds: Math.ceil(wait / 1000) } })
