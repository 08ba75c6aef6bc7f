export { type Answer, type Failure, failureAnswer, outcome, successAnswer } from './answer.ts'
export type { CallAuth, CallDefinition } from './call.ts'
export type { SessionInfo, User } from './calls/accounts.ts'
export type { FileEntry } from './calls/files.ts'
export { CallError, type CallOptions, type Client, createClient, type Transport } from './client.ts'
export {
  type ClientMessage,
  clientMessage,
  closeCodes,
  collabPath,
  type RefusalReason,
  refusalReason,
  type ServerMessage,
  serverMessage,
} from './collab.ts'
export { type Auth, type Body, type Contract, contract, type Data, type Input, type Path } from './contract.ts'
export { defaultPersonSettings } from './default-person-settings.ts'
export { type Errno, errorEntry, errors } from './errors.ts'
export { fileName } from './file-name.ts'
export { imageRules } from './image-rules.ts'
export { type MessageCode, type MessageParams, messages } from './messages.ts'
export { charactersOf, isBlankName, longestFileName, shortenInto } from './name-rules.ts'
export { openApi } from './open-api.ts'
export { type PersonSettings, personSettings } from './person-settings.ts'
export { plans } from './plan-table.ts'
export { type PlanLimits, type PlanName, planLimits } from './plans.ts'
export { type Capability, capabilities, type Role } from './roles.ts'
