/** Something the person at the keyboard can put right: shown as its one line, without a stack. */
export class Failure extends Error {}

const fileProblems = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

/** @param {unknown} error */
export function describe(error) {
  if (error instanceof Failure) return error.message
  const problem = fileProblems[error?.code]
  if (problem && error.path) return `Cannot use ${error.path}: ${problem}.`
  return error?.stack ?? String(error)
}
