import type { Input, Team } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { SessionContext } from '../../platform/http/calls/call.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { principalOf } from '../access/index.ts'
import { findPerson, soughtField } from '../accounts/index.ts'
import { admitMember, membersFull } from './admit-member.ts'
import { changeCooperation } from './change.ts'
import { inviteAddress } from './invite-address.ts'
import { requireManager } from './read-cooperation.ts'
import { addsThemselves, alreadyMember } from './refusals.ts'
import type { Services } from './services.ts'
import { openFor, planOfFile } from './set-status.ts'

type Add = Extract<Input<'/team_worker'>, { action: 'add' }>

/** It is told whether an address is registered: behind a limit, as everywhere (T11). */
const perPerson = atMost({ count: 60, per: 60 * 60_000 })

/** Adds somebody who has an account, or invites an address. Gives what became of it. */
export async function addToTeam(
  services: Services,
  input: Add,
  context: SessionContext,
): Promise<Pick<Team, 'added' | 'candidates'>> {
  const { access, limits, peopleOf } = services
  const { file_guid, setting } = input
  const { personId } = context.session
  await requireManager(services, principalOf({ personId }), file_guid)
  const wait = await limits.take({ name: 'team-add', subject: personId, rule: perPerson })
  if (wait > 0) throw tooMany(-429, wait)
  const found = await findPerson(services, input, personId)
  if (found.is === 'nobody') throw new AppError(-200, { field: soughtField(input) })
  if (found.is === 'several') return { added: 'several', candidates: [...(await peopleOf(found.personIds)).values()] }
  const plan = await planOfFile(services, personId, file_guid)
  if (found.is === 'address') {
    await inviteAddress(services, { fileId: file_guid, contact: found.contact, setting, plan }, context)
    return { added: 'invited', candidates: [] }
  }
  await requireWilling(services, personId, found.personId)
  // Whoever manages it works on it anyway.
  if (await access.can(principalOf({ personId: found.personId }), 'manage', file_guid)) throw alreadyMember()
  await changeCooperation(
    services,
    file_guid,
    async (change) => {
      await openFor(services, change, { personId, plan })
      const outcome = await admitMember(services, change, { personId: found.personId, setting, plan, by: personId })
      if (outcome === 'already') throw alreadyMember()
      if (outcome === 'full') throw membersFull(plan)
      change.event({ type: 'invited', fileId: file_guid, personId: found.personId, by: personId })
    },
    { holdsSpace: true, owner: personId },
  )
  return { added: 'member', candidates: [] }
}

async function requireWilling({ settingsOf }: Services, asker: string, personId: string): Promise<void> {
  if (personId === asker) throw addsThemselves()
  const { accept_invitations } = await settingsOf(personId, ['accept_invitations'])
  if (accept_invitations === 0) throw new AppError(-400, { code: '215' })
}
