import { AppError } from '../app-error.ts'

/**
 * Bytes that are not there for who asks: foreign, over, or never there, which all answer the same (T1). 404, and not the 200 of calls:
 * whoever asks for a picture would take what comes with that for one.
 */
export const noSuchBytes = () => new AppError(-104, { code: '-104:open', status: 404 })
