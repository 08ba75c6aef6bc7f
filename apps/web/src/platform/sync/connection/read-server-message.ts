import type { PresentPerson, ServerMessage } from '@ramify/contract'

type Check = (value: unknown) => boolean
type Fields<Message> = { [Field in keyof Message]-?: Check }
type FieldsByType = { [Type in ServerMessage['type']]: Fields<Omit<Extract<ServerMessage, { type: Type }>, 'type'>> }

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPositive = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0
const modes: readonly unknown[] = ['turns', 'together', null]
const isEditRequest = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false
  const { user_id, nickname, asked_at } = value as Record<string, unknown>
  return isText(user_id) && isText(nickname) && Number.isFinite(asked_at)
}
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
const isNumber = (value: unknown) => Number.isFinite(value)
const isNullOr = (is: Check) => (value: unknown) => value === null || is(value)
const isOptional = (is: Check) => (value: unknown) => value === undefined || is(value)
const isListOf = (is: Check) => (value: unknown) => Array.isArray(value) && value.every(is)
const isMadeOf = (fields: Record<string, Check>) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([field, isRight]) => isRight((value as Record<string, unknown>)[field]))
const isItem = isMadeOf({ type: isText, id: isText })
const personFields: Record<Exclude<keyof PresentPerson, 'id'>, Check> = {
  person: isMadeOf({ id: isText, name: isText, avatar: isNullOr(isText) }),
  color: isPositive,
  since: isNumber,
  selection: isListOf(isItem),
  cursor: isNullOr(isMadeOf({ x: isNumber, y: isNumber })),
  view: isNullOr(isMadeOf({ x: isNumber, y: isNumber, width: isNumber, height: isNumber })),
  typing: isNullOr(isItem),
  page: isOptional(isNullOr(isText)),
}
const isWholePerson = isMadeOf({ id: isText, ...personFields })
const isChangedPerson = isMadeOf({
  id: isText,
  ...Object.fromEntries(Object.entries(personFields).map(([field, isRight]) => [field, isOptional(isRight)])),
})
const reasons: readonly unknown[] = ['rights', 'limit', 'size']

const fieldsByType: FieldsByType = {
  marked: { number: isPositive },
  refused: { reason: (value) => reasons.includes(value) },
  rights: {
    edit: (value) => typeof value === 'boolean',
    nodes: (value) => value === null || Number.isSafeInteger(value),
    kind: isOptional(isCount),
  },
  renamed: { name: isText },
  turn: { mode: (value) => modes.includes(value), holder: (value) => value === null || isText(value) },
  requests: { requests: (value) => Array.isArray(value) && value.every(isEditRequest) },
  answered: { accepted: (value) => typeof value === 'boolean' },
  members: {},
  comment: { event: isObject },
  people: { you: isText, people: isListOf(isWholePerson), watching: isCount },
  presence: {
    people: isOptional(isListOf(isChangedPerson)),
    left: isOptional(isListOf(isText)),
    watching: isOptional(isCount),
  },
  summoned: { by: isText },
}

/**
 * A message of the server beside the sync protocol; null for one that this app does not understand, as a newer server may send it. By
 * hand: the library that checks messages on the server takes longer to load than all of live editing.
 */
export function readServerMessage(payload: string): ServerMessage | null {
  const message = parsed(payload)
  if (typeof message !== 'object' || message === null || !('type' in message)) return null
  const { type } = message
  if (typeof type !== 'string' || !Object.hasOwn(fieldsByType, type)) return null
  const fields = Object.entries<Check>(fieldsByType[type as ServerMessage['type']])
  const isWhole = fields.every(([field, isRight]) => isRight((message as Record<string, unknown>)[field]))
  return isWhole ? (message as ServerMessage) : null
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null // no message of ours
  }
}
