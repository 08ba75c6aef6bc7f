import type { CallDefinition } from '@ramify/contract'
import { AppError } from '../../app-error.ts'
import type { ParseJson } from './body.ts'
import type { Form } from './form.ts'

/** A form as the JSON body it stands for: a field that is no text in the call's body is JSON. An empty field is none. */
export function bodyOfForm(definition: CallDefinition, form: Form, parseJson: ParseJson): unknown {
  if (!definition.form) throw new AppError(-400)
  const fields = fieldsOf(definition, form)
  const body: Record<string, unknown> = Object.fromEntries([...fields].filter(([, value]) => value !== ''))
  if ([...fields].flat().some(isUnstorable)) throw new AppError(-400)
  const { error } = definition.body.safeParse(body)
  for (const { path, code } of error?.issues ?? []) {
    const [field] = path
    if (typeof field !== 'string' || path.length > 1 || code === 'custom') continue
    const value = Object.hasOwn(body, field) ? body[field] : undefined
    if (typeof value === 'string') body[field] = asJson(value, parseJson)
  }
  return body
}

/** With the file of a call that wants one in base64. Other files are text, or refused (-400). */
function fieldsOf({ file }: CallDefinition, { fields, files }: Form): ReadonlyMap<string, string> {
  const found = new Map(fields)
  for (const [field, { name, bytes }] of files) {
    if (field === file?.field) {
      found.set(field, bytes.toString('base64'))
      if (!fields.has(file.name)) found.set(file.name, name)
    } else if (!fields.has(field)) throw new AppError(-400)
  }
  return found
}

/** What is no JSON stays what it is, and is refused as that. */
function asJson(text: string, parseJson: ParseJson): unknown {
  return /^\s*[[{\d"tfn-]/.test(text) ? parseJson(text) : text
}

/** A NUL, or half of a surrogate pair: PostgreSQL stores neither. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()
