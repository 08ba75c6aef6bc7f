import type { Handler } from '../../platform/http/calls/call.ts'
import { sortName } from '../../platform/text/sort-name.ts'
import { requireName } from './add-team.ts'
import { teamOf } from './list-teams.ts'
import { requireTeam } from './require-team.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'

export function editTeam(services: Services): Handler<'/team_edit'> {
  const db = services.database.tables<TeamTables>()
  return async ({ team_id, team_name: name, picture }, { session }) => {
    await requireTeam(services, session, team_id, 'manage')
    if (name !== undefined) requireName(name)
    const changes = {
      ...(name !== undefined && { name, sort_name: sortName(name) }),
      ...(picture !== undefined && { picture }),
    }
    if (Object.keys(changes).length > 0) {
      await db.updateTable('teams').set(changes).where('id', '=', team_id).execute()
    }
    return teamOf(services, session, team_id)
  }
}
