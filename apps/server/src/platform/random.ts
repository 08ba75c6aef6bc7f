import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits as 32 characters: the id of anything the server makes. */
export const newId = (): string => randomBytes(16).toString('hex')

/** 256 random bits: whoever holds it may act. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
