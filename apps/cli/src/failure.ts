/** Something the person at the keyboard can put right or has to know: shown as its one line. */
export class Failure extends Error {}

const diskFull = 'the disk is full'

const problems: Record<string, string> = {
  ENOSPC: diskFull,
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than files may be there',
  EROFS: 'it is read-only there',
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ECONNREFUSED: 'nothing answers there',
  // PostgreSQL's.
  '53100': diskFull,
  '42501': 'this user may not do that in the database',
}

const sqliteFull = 13

/** Words of a file must not steer the terminal that they are shown in: codes that do, and those that turn text around, become marks. */
export const shown = (words: string): string => words.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')

/** One line, whatever was thrown. */
export function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', errcode, path } = error as Error & { code?: string; errcode?: number; path?: string }
  const problem = errcode === sqliteFull ? diskFull : problems[code]
  if (problem) return path ? `${path}: ${problem}` : problem
  // Several addresses that all did not answer have no message of their own.
  return shown((error.message || code || error.name).split('\n').join(' '))
}
