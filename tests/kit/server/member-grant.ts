import { capabilities, type Role } from '@ramify/contract'
import type { Grant } from '../../../apps/server/src/domains/access/index.ts'

/** What makes a person a member of a file, as long as there is no call that does. */
export const memberGrant = (fileId: string, personId: string, role: Role, expiresAt: number | null = null): Grant => ({
  fileId,
  subject: { type: 'person', id: personId },
  source: 'member',
  capabilities: capabilities[role],
  expiresAt,
})
