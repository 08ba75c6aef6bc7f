import { noSuchFile, type Principal, type Standing } from '../access/index.ts'
import type { Services } from './services.ts'

/** Refuses (-104) who may not look at the versions of a file; gives on what that right stands. */
export async function requireHistory(
  { access }: Pick<Services, 'access'>,
  principal: Principal,
  fileId: string,
): Promise<Standing> {
  const standing = await access.standingOf(principal, fileId)
  if (!standing?.capabilities.includes('history')) throw noSuchFile()
  return standing
}
