import type { z } from 'zod'
import type { Errno } from './errors.ts'

export interface CallDefinition<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Auth extends CallAuth = CallAuth,
  Failing extends Errno = Errno,
> {
  summary: string
  /**
   * `session`: needs a bearer token, answers -102 or -103 (the account service: -213 or -220) without a live one.
   * `reader`: the same, where the token may also be a guest's.
   * `either`: whoever has a live session is known by it. `visitor`: the same, and a guest is known as well.
   */
  auth: Auth
  body: Body
  data: Data
  /** What it can answer besides success, on top of what every call can (see `commonErrors`). */
  errors: readonly Failing[]
  /** Whether its body may also be a form (`multipart/form-data` or urlencoded); fields that are no text are JSON there. */
  form?: boolean
  /** Of a form: which field is a file, that comes in as base64, and which one says what it is called. */
  file?: { field: string; name: string }
  /** Whether a `language` in its body decides in which language it is answered, and written to whom it writes to. */
  saysLanguage?: boolean
  /** Largest body in bytes; the server's default where absent. */
  bodyLimit?: number
  /** Where the specifications' clients use others than POST. */
  methods?: readonly CallMethod[]
}

export type CallAuth = 'anyone' | 'either' | 'visitor' | 'reader' | 'session'
export type CallMethod = 'POST' | 'PUT'

/** Keeps the exact types of one entry of the contract, the errnos it can answer among them. */
export function call<
  Body extends z.ZodType,
  Data extends z.ZodType,
  Auth extends CallAuth,
  const Failing extends Errno = never,
>(definition: CallDefinition<Body, Data, Auth, Failing>): CallDefinition<Body, Data, Auth, Failing> {
  return definition
}

/** What the clients of the account service do: they send forms, each with the language, the app and the brand it comes from. */
export const accountForm = { form: true, saysLanguage: true } as const

export const methodsOf = ({ methods = ['POST'] }: CallDefinition): readonly CallMethod[] => methods

/** Failures any call may answer, before its handler is reached. */
export const commonErrors = [-400, -405, -413, -500] as const satisfies readonly Errno[]

/** Failures any call that needs a session may answer. */
export const sessionErrors = [-102, -103] as const satisfies readonly Errno[]

/** The same two in the numbers of the account service. */
export const passportSessionErrors = [-213, -220] as const satisfies readonly Errno[]
