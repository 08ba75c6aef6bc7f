import type { Point } from '@ramify/geometry'
import { bad } from '../../core/arguments.ts'
import { checkFields } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { readPoint } from '../../core/point.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import { lookFields } from '../schema/look.ts'
import type { Look } from '../snapshot/snapshot.ts'

/** A callout as plain data, beside the node it speaks of. */
export interface CalloutContent {
  readonly at?: Point | null
  readonly text?: string | Pick<RichText, 'runs'>
  readonly look?: Look
}

export interface StoredCallout {
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly text: RichText }
}

/** Throws `Refused` with the name of the field that is wrong. */
export function storedCallout(value: unknown): StoredCallout {
  if (!isPlain(value)) throw bad('callouts')
  const checked: { [key: string]: unknown } = {}
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(checks, key)) throw bad(key)
    if (value[key] === undefined || value[key] === null) continue
    checked[key] = checks[key as keyof typeof checks](value[key])
    if (checked[key] === undefined) throw bad(key)
  }
  const { at, text = noText, look } = checked
  const isDressed = look !== undefined && Object.keys(look as Look).length > 0
  return {
    groups: { ...(at !== undefined && { at }), ...(isDressed && { look }) },
    texts: { text: text as RichText },
  }
}

const checks = {
  at: readPoint,
  text: checkText,
  look: (value: unknown) => checkFields(lookFields, value),
}
