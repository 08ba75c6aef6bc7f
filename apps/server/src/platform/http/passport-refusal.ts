import { AppError } from '../app-error.ts'

/** The account service has numbers of its own for a session that is missing or over. */
export function passportRefusal(error: AppError): AppError {
  if (error.errno === -102) return new AppError(-213)
  return error.errno === -103 ? new AppError(-220) : error
}
