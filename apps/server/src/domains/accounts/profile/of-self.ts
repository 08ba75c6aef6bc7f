import { AppError } from '../../../platform/app-error.ts'
import type { SessionContext } from '../../../platform/http/calls/call.ts'

/** A handler of a call that names a person: to everybody but themselves there is no such person. */
export const ofSelf =
  <Input, Data>(handler: (input: Input, context: SessionContext) => Promise<Data>) =>
  async (input: Input & { user_id?: string | undefined }, context: SessionContext): Promise<Data> => {
    if (input.user_id !== undefined && input.user_id !== context.session.personId) throw new AppError(-200)
    return handler(input, context)
  }
