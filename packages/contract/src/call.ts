import type { z } from 'zod'
import type { Errno } from './errors.ts'

export interface CallDefinition<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Auth extends CallAuth = CallAuth,
> {
  summary: string
  /** `session`: needs a bearer token, answers -102 or -103 without a live one. */
  auth: Auth
  body: Body
  data: Data
  /** What it can answer besides success, on top of what every call can (see `commonErrors`). */
  errors: readonly Errno[]
  /** Largest body in bytes; the server's default where absent. */
  bodyLimit?: number
}

export type CallAuth = 'anyone' | 'session'

/** Keeps the exact types of one entry of the contract. */
export function call<Body extends z.ZodType, Data extends z.ZodType, Auth extends CallAuth>(
  definition: CallDefinition<Body, Data, Auth>,
): CallDefinition<Body, Data, Auth> {
  return definition
}

/** Failures any call may answer, before its handler is reached. */
export const commonErrors = [-400, -405, -413, -500] as const satisfies readonly Errno[]

/** Failures any call that needs a session may answer. */
export const sessionErrors = [-102, -103] as const satisfies readonly Errno[]
