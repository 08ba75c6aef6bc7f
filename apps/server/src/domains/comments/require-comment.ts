import { noSuchFile, type Principal } from '../access/index.ts'
import type { Services } from './services.ts'

type Used = Pick<Services, 'access' | 'guestsMayComment'>

export const mayComment = async ({ access, guestsMayComment }: Used, principal: Principal, fileId: string) =>
  (principal.personId !== null || guestsMayComment) && (await access.can(principal, 'comment', fileId))

/** Refuses (-104) who may not comment. */
export async function requireComment(services: Used, principal: Principal, fileId: string): Promise<void> {
  if (!(await mayComment(services, principal, fileId))) throw noSuchFile()
}
