import type { Errno } from './errors.ts'
import type { MessageCode } from './messages.ts'

/** What a failed call says besides its errno. */
export interface Failure {
  /** Names the text people read; `message` of the answer is that text in the language asked for. */
  code: MessageCode
  params?: Record<string, string | number>
  /** The field of the body that is wrong. */
  field?: string
  /** For -500: what to quote when asking for help. */
  request_id?: string
}

type Outcome = 0 | Errno

/** The main service says `errno`, 0 for success; the account service says `status`, 200 for success. */
export type Answer<Data> =
  | { errno: 0; data: Data }
  | { errno: Errno; message: string; data: Failure }
  | { status: 200; data: Data }
  | { status: Errno; message: string; data: Failure }

const isPassport = (path: string) => path.startsWith('/passport/')

export function successAnswer<Data>(path: string, data: Data): Answer<Data> {
  return isPassport(path) ? { status: 200, data } : { errno: 0, data }
}

export function failureAnswer(path: string, errno: Errno, message: string, data: Failure): Answer<never> {
  return isPassport(path) ? { status: errno, message, data } : { errno, message, data }
}

/** 0 or the errno, whichever service answered. */
export function outcome(answer: Answer<unknown>): Outcome {
  if ('errno' in answer) return answer.errno
  return answer.status === 200 ? 0 : answer.status
}
