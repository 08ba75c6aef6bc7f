import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import type { Services } from './services.ts'
import { eachOnce } from './tree/named-files.ts'

export function checkFiles({ access }: Services): Handler<'/check_form_metaguid'> {
  return async ({ file_guids }, { session }) => {
    const asked = eachOnce(file_guids)
    const roles = await access.rolesOf(principalOf(session), asked)
    return { existing: asked.filter((id) => roles.has(id)) }
  }
}
