import type { Point } from '@ramify/geometry'
import { bad, optional, required } from '../../core/arguments.ts'
import { checkFields, coordinate, flag, name, number } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { checkImage, type ImageReference } from '../../core/image.ts'
import { isPlain } from '../../core/json.ts'
import { type Kept, readKept } from '../../core/kept.ts'
import { checkLink, type GivenLink } from '../../core/link.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import { altText } from '../schema/alt-text.ts'
import { checkBox, storedBox } from '../schema/box.ts'
import { bendsField, checkEnd, styleName } from '../schema/ends.ts'
import { connectorLookFields, labelLookFields, shapeLookFields } from '../schema/look.ts'
import { checkStack } from '../schema/stack.ts'
import type { Box, ConnectorLook, End, LabelLook, ShapeLook, Stack } from '../snapshot/snapshot.ts'

type Words = string | Pick<RichText, 'runs'>

/** A shape as plain data, on its way into a flowchart: from the palette, the clipboard, a file, a template. */
export interface ShapeContent {
  readonly id?: string
  /** Another shape that comes with it. */
  readonly parent?: string
  readonly kind: string
  readonly box: Partial<Box>
  readonly text?: Words
  readonly note?: Words
  readonly look?: ShapeLook
  readonly link?: GivenLink | null
  readonly image?: ImageReference | null
  readonly alt?: string
  readonly locked?: boolean
  readonly stack?: Stack | null
  readonly created?: number
  readonly kept?: Kept
}

export interface ConnectorContent {
  readonly id?: string
  readonly from: End
  readonly to: End
  readonly style?: string
  readonly bends?: readonly Point[]
  readonly look?: ConnectorLook
  readonly link?: GivenLink | null
  readonly locked?: boolean
  readonly labels?: readonly LabelContent[]
  readonly created?: number
  readonly kept?: Kept
}

export interface LabelContent {
  readonly id?: string
  readonly at?: number
  readonly offset?: Point
  readonly text?: Words
  readonly look?: LabelLook
}

/** The stored form of one record: groups that have a value, and texts. Where it stands is not part of it. */
export interface Stored {
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly [name: string]: RichText }
}

const time = number(0, Number.MAX_SAFE_INTEGER)
const kept = (value: unknown) => (isPlain(value) ? (readKept(value) ?? {}) : undefined)
const share = number(0, 1)
const checkPoint = (value: unknown) => checkFields({ x: coordinate, y: coordinate }, value) as Point | undefined

const shapeFields = [
  'id',
  'parent',
  'kind',
  'box',
  'text',
  'note',
  'look',
  'link',
  'image',
  'alt',
  'locked',
  'stack',
  'created',
  'kept',
]

export function storedShape(value: unknown): Stored {
  const shape = known(value, shapeFields) as unknown as ShapeContent
  const look = given('look', shape.look, (each) => checkFields(shapeLookFields, each))
  return {
    groups: said({
      kind: required('kind', shape.kind, name()),
      box: storedBox(required('box', shape.box, (each) => checkBox(each))),
      look: filled(look),
      link: given('link', shape.link, checkLink),
      image: given('image', shape.image, checkImage),
      alt: given('alt', shape.alt, altText) || undefined,
      locked: given('locked', shape.locked, flag) || undefined,
      stack: given('stack', shape.stack, checkStack),
      created: given('created', shape.created, time),
      kept: filled(given('kept', shape.kept, kept)),
    }),
    texts: {
      text: given('text', shape.text, checkText) ?? noText,
      note: given('note', shape.note, checkText) ?? noText,
    },
  }
}

const connectorFields = ['id', 'from', 'to', 'style', 'bends', 'look', 'link', 'locked', 'labels', 'created', 'kept']

export function storedConnector(value: unknown): Stored & { readonly from: End; readonly to: End } {
  const connector = known(value, connectorFields) as unknown as ConnectorContent
  const from = required('from', connector.from, checkEnd)
  const to = required('to', connector.to, checkEnd)
  const style = given('style', connector.style, styleName)
  const bends = given('bends', connector.bends, bendsField)
  return {
    from,
    to,
    groups: said({
      ends: { from, to },
      way: filled(said({ style, bends: bends?.length ? bends : undefined })),
      look: filled(given('look', connector.look, (each) => checkFields(connectorLookFields, each))),
      link: given('link', connector.link, checkLink),
      locked: given('locked', connector.locked, flag) || undefined,
      created: given('created', connector.created, time),
      kept: filled(given('kept', connector.kept, kept)),
    }),
    texts: {},
  }
}

const labelFields = ['id', 'at', 'offset', 'text', 'look']

export function storedLabel(value: unknown, connector: string): Stored {
  const label = known(value, labelFields) as LabelContent
  const at = given('at', label.at, share) ?? 0.5
  return {
    groups: said({
      connector,
      spot: { at, ...given('offset', label.offset, checkPoint) },
      look: filled(given('look', label.look, (each) => checkFields(labelLookFields, each))),
    }),
    texts: { text: given('text', label.text, checkText) ?? noText },
  }
}

/** Null says the same as leaving it out. */
function given<Value>(field: string, value: unknown, check: (value: unknown) => Value | undefined): Value | undefined {
  return optional(field, value ?? undefined, check)
}

function known(value: unknown, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isPlain(value)) throw bad('items')
  for (const key of Object.keys(value)) if (!fields.includes(key)) throw bad(key)
  return value
}

function said(groups: { readonly [group: string]: unknown }): { [group: string]: unknown } {
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined))
}
