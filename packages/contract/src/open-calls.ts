import type { Auth, Path } from './contract.ts'

type OpenPath = { [P in Path]: Auth<P> extends 'anyone' ? P : never }[Path]

/**
 * Calls that ask nobody who they are: what they refuse says nothing about the caller's session. Beside the contract, not read from
 * it: whoever only sends need not load what checks bodies. One that is missing, or too many, does not compile.
 */
const openCalls: { [P in OpenPath]: true } = {
  '/login': true,
  '/passport/options': true,
  '/passport/register': true,
  '/passport/login': true,
  '/passport/reset_password': true,
  '/passport/qr': true,
  '/passport/qr_state': true,
  '/unsubscribe': true,
}

export const isOpenCall = (path: Path): boolean => path in openCalls
