import type { Body, Data, Path } from '@ramify/contract'
import { plans } from '@ramify/contract'
import { peopleOf, personSettingsOf } from '../../../apps/server/src/domains/accounts/index.ts'
import type { AccountTables } from '../../../apps/server/src/domains/accounts/tables.ts'
import { createCooperation } from '../../../apps/server/src/domains/cooperation/index.ts'
import type { SessionContext } from '../../../apps/server/src/platform/http/calls/call.ts'
import { createLimits } from '../../../apps/server/src/platform/limits/limits.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import type { CollabHouse, Visitor } from './collab.ts'

/** A turn that has moved, and after which change of the document. */
export interface Move {
  seq: number
  to: string | null
}

const log = createLog('silent')
const vip = { membership: 'off', name: 'vip', limits: plans.vip } as const

/** Cooperation beside the documents of a house, as a server has it, with everybody's calls without HTTP. */
export function cooperationBeside(
  house: CollabHouse,
  { releaseMs, moves = [] }: { releaseMs: number; moves?: Move[] },
) {
  const { database, access, documents } = house
  const nobody = { send: async () => undefined, forget: async () => undefined }
  const cooperation = createCooperation({
    ...{ database, access, releaseMs, log, tell: () => undefined },
    documents: {
      ...documents,
      moveTurn: async (transaction, fileId, to) => {
        const before = await documents.moveTurn(transaction, fileId, to)
        // The head is locked: nothing is written until the turn has moved.
        const { seq } = await transaction
          .withTables<{ document_heads: { file_id: string; seq: number } }>()
          .selectFrom('document_heads')
          .select('seq')
          .where('file_id', '=', fileId)
          .executeTakeFirstOrThrow()
        moves.push({ seq, to })
        return before
      },
    },
    planOfSpace: async () => vip,
    filesFor: async () => new Map(),
    handOver: async () => async () => undefined,
    peopleOf: peopleOf(database),
    settingsOf: personSettingsOf(database),
    delivery: { email: { kind: 'outbox', ...nobody }, phone: { kind: 'outbox', ...nobody } },
    limits: createLimits({ database }),
    believesAddresses: true,
  })

  return {
    stop: () => cooperation.stop(),

    call: <P extends Extract<Path, keyof typeof cooperation.handlers>>(
      { personId }: Visitor,
      path: P,
      body: Body<P>,
    ): Promise<Data<P>> => {
      const handler = cooperation.handlers[path] as unknown as (input: object, context: object) => Promise<Data<P>>
      const context: Partial<SessionContext> = {
        session: { personId } as SessionContext['session'],
        address: '127.0.0.1',
      }
      return handler({ setting: 'ask', ...body }, context)
    },

    /** Somebody with an account and a socket's session. */
    newPerson: async (): Promise<Visitor> => {
      const visitor = await house.newVisitor()
      const blank = { avatar: null, email: null, email_proved_at: null, phone: null, password_hash: null }
      await database
        .tables<AccountTables>()
        .insertInto('accounts')
        .values({
          id: visitor.personId,
          nickname: 'Somebody',
          ...blank,
          share_password: null,
          agreed_at: 1,
          created_at: 1,
        })
        .execute()
      return visitor
    },
  }
}
