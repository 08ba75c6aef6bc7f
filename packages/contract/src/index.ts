export { type AvatarPreset, avatarPresets, avatarUrl } from './account/avatars.ts'
export { defaultPersonSettings } from './account/default-person-settings.ts'
export { colorOfPerson } from './account/person-color.ts'
export { type PersonSettings, personSettings } from './account/person-settings.ts'
export { type Edition, editions, plans } from './account/plan-table.ts'
export { type PlanLimits, type PlanName, planLimits } from './account/plans.ts'
export { type KnownProvider, type ProviderFailure, providerFailures, providerTypes } from './account/providers.ts'
export { type Capability, capabilities, type Role } from './account/roles.ts'
export { type Answer, type Failure, failureAnswer, outcome, successAnswer } from './answer.ts'
export { type CallAuth, type CallDefinition, methodsOf } from './call.ts'
export type { Binding, User } from './calls/account-fields.ts'
export type { SessionInfo } from './calls/accounts.ts'
export type { Comment, CommentCount, CommentEvent, ListedComment } from './calls/comments.ts'
export type {
  AccessLogEntry,
  CooperationFile,
  EditMode,
  EditRequest,
  Member,
  MemberSetting,
  Team,
  TurnState,
} from './calls/cooperation-fields.ts'
export { exportTaskType } from './calls/exports.ts'
export type { FileEntry } from './calls/file-fields.ts'
export type { FolderBranch, FolderEntry } from './calls/folders.ts'
export type { HistoryVersion } from './calls/history.ts'
export type { AppNotification, NotificationType } from './calls/notifications.ts'
export type { CodeScene, LoginType, SignInOptions } from './calls/passport.ts'
export type { RecentEntry } from './calls/recent.ts'
export type { SearchEntry } from './calls/search.ts'
export type { SharedEntry, ShareState, ViewedEntry } from './calls/sharing.ts'
export type { TeamEntry, TeamInvitation, TeamMember } from './calls/teams.ts'
export type { TrashEntry } from './calls/trash.ts'
export { CallError, type CallOptions, type Client, createClient, refusalIn, type Transport } from './client.ts'
export { clientSchemaHeader, clientSchemaIn } from './client-schema.ts'
export {
  type ClientMessage,
  clientMessage,
  type PresenceMessage,
  type PresenceState,
  type PresentItem,
  type PresentPerson,
  presentPerson,
  type RefusalReason,
  refusalReason,
  type ServerMessage,
  serverMessage,
} from './collab.ts'
export { closeCodes, collabPath, eventsPath } from './collab-socket.ts'
export { type Auth, type Body, type Contract, contract, type Data, type Input, type Path } from './contract.ts'
export { type Errno, errorEntry, errors } from './errors.ts'
export { type MessageCode, type MessageParams, messages } from './messages.ts'
export { openApi } from './open-api/open-api.ts'
export { isOpenCall } from './open-calls.ts'
export { eventsGreeting, type PersonEvent, personEvent } from './person-events.ts'
export { attachmentRules, importedImageTypes } from './rules/attachment-rules.ts'
export { commentLength, commentText, longestComment } from './rules/comment-rules.ts'
export { feedbackRules } from './rules/feedback-rules.ts'
export { email } from './rules/fields.ts'
export { fileName } from './rules/file-name.ts'
export { imageRules } from './rules/image-rules.ts'
export { charactersOf, isBlankName, longestFileName, longestNickname, shortenInto } from './rules/name-rules.ts'
export { normalPhone } from './rules/phone.ts'
export { mostInNotice } from './rules/workchat-rules.ts'
export { type TrackedEvent, type TrackedExtras, type TrackedReason, trackedReasons, trackingPath } from './tracking.ts'
