import type { Handler } from '../../platform/http/call.ts'
import { eachOnce } from './named-files.ts'
import type { Services } from './services.ts'

export function checkFiles({ access }: Services): Handler<'/check_form_metaguid'> {
  return async ({ file_guids }, { session: { personId } }) => {
    const asked = eachOnce(file_guids)
    const roles = await access.rolesOf(personId, asked)
    return { existing: asked.filter((id) => roles.has(id)) }
  }
}
