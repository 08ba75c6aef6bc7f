import type {
  ConnectorLook,
  ConnectorSnapshot,
  FlowchartCommand,
  LabelLook,
  LabelSnapshot,
  Patch,
  ShapeLook,
  ShapeSnapshot,
} from '@ramify/document'
import { fontOf, type PlacedShape } from '@ramify/scene'
import type { Font } from '@ramify/text'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { lockReasonTexts } from '../../core/lock-reason.ts'
import { common } from '../../views/panels/common.ts'
import type { FlowchartEditor, Trial } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { isLockedConnector, isLockedShape } from '../items/locked.ts'
import { withGrouped } from './with-grouped.ts'

/** What is selected, as far as its look can be changed, and how to change all of it at once. */
export interface Chosen {
  readonly shapes: Styled<ShapeLook, PlacedShape>
  readonly connectors: Styled<ConnectorLook, ConnectorSnapshot>
  /** Words of shapes and labels. */
  readonly texts: Styled<LabelLook, ChosenText>
  readonly labels: readonly LabelSnapshot[]
  /** Why nothing of it can be changed; null: it can. */
  readonly lockReason: PlainTextKey | null
}

/** Things of one type. */
export interface Styled<Look, Thing> {
  readonly things: readonly Thing[]
  /** What they have of their own: undefined where all follow the theme, null where they differ. */
  look<Key extends keyof Look>(key: Key): Look[Key] | null
  /** A colour: undefined where all follow the theme and look alike, null where they differ in what one sees. */
  paint<Key extends keyof Look>(key: Key, read: (thing: Thing) => unknown): Look[Key] | null
  /** Something that one sees, whoever decided it; null where they differ. */
  seen<Value>(read: (thing: Thing) => Value): Value | null
  /** One undo step. */
  dress(look: Patch<Look>): void
  /** Draws them as they would look; null: as they are. */
  tryOn(look: Patch<Look> | null): void
}

export interface ChosenText {
  readonly look: LabelLook
  readonly font: Font
  readonly align: 'left' | 'center' | 'right'
  readonly color: string
}

export function choose(editor: FlowchartEditor): Chosen {
  const { snapshot } = editor.document
  const page = editor.scene.get()
  const selected = idsOf(editor.selection.get())
  const shapes = withGrouped(snapshot, selected.shapes).flatMap((id) => page.shapeOf(id) ?? [])
  const connectors = selected.connectors.flatMap((id) => snapshot.connectors.get(id) ?? [])
  const labels = labelsOf(editor, selected.labels, connectors)
  const freeShapes = shapes.filter(({ shape }) => !isLockedShape(snapshot, shape.id))
  const freeConnectors = connectors.filter(({ id }) => !isLockedConnector(snapshot, id))
  const freeLabels = labels.filter(({ connector }) => !isLockedConnector(snapshot, connector))
  const { theme } = page.parts.tools
  const count = shapes.length + connectors.length + labels.length
  const isAllLocked = count > 0 && freeShapes.length + freeConnectors.length + freeLabels.length === 0
  const shapeIds = freeShapes.map(({ id }) => id)
  const labelIds = freeLabels.map(({ id }) => id)
  const setShapes = (look: Patch<ShapeLook>): FlowchartCommand => ({ type: 'setShapes', shapes: shapeIds, look })

  return {
    shapes: {
      ...read(
        // What is locked is shown only where nothing else is.
        isAllLocked ? shapes : freeShapes,
        ({ face }) => face.look,
      ),
      dress: (look) => void editor.execute(setShapes(look)),
      tryOn: (look) =>
        editor.preview(
          look && {
            shapes: tried(
              freeShapes.map(({ shape }) => shape),
              look,
            ),
          },
        ),
    },
    connectors: {
      ...read(isAllLocked ? connectors : freeConnectors, ({ look }) => look),
      dress: (look) =>
        void editor.execute({ type: 'setConnectors', connectors: freeConnectors.map(({ id }) => id), look }),
      tryOn: (look) => editor.preview(look && ({ connectors: tried(freeConnectors, look) } satisfies Trial)),
    },
    texts: {
      ...read(
        [
          ...(isAllLocked ? shapes : freeShapes).map(shapeText),
          ...(isAllLocked ? labels : freeLabels).map(
            ({ look }): ChosenText => ({
              look,
              font: fontOf(theme.connector.font, look),
              align: look.align ?? 'center',
              color: look.color ?? theme.connector.text,
            }),
          ),
        ],
        ({ look }) => look,
      ),
      dress: (look) =>
        void editor.batch([
          ...(shapeIds.length > 0 ? [setShapes(look)] : []),
          ...(labelIds.length > 0 ? [{ type: 'setLabels', labels: labelIds, look } as const] : []),
        ]),
      tryOn: () => undefined,
    },
    labels: isAllLocked ? labels : freeLabels,
    lockReason: reasonOf(editor, isAllLocked),
  }
}

/** Whether a change can be seen in a panel that shows these. */
export function isAlike(one: Chosen, other: Chosen): boolean {
  const [before, after] = [factsOf(one), factsOf(other)]
  return before.length === after.length && before.every((fact, nth) => Object.is(fact, after[nth]))
}

function factsOf({ shapes, connectors, labels, lockReason }: Chosen): unknown[] {
  return [
    lockReason,
    ...shapes.things.flatMap(({ id, shape, face }) => [
      id,
      shape.locked,
      shape.layer,
      shape.alt,
      face.kind,
      face.look,
      face.tools.theme,
    ]),
    ...connectors.things.flatMap(({ id, look, style, locked, layer }) => [id, look, style, locked, layer]),
    ...labels.flatMap(({ id, look }) => [id, look]),
  ]
}

function shapeText({ face }: PlacedShape): ChosenText {
  const { look, form, style, tools } = face
  const { titleFont, font } = tools.theme
  return {
    look,
    font: fontOf(form.isFrame ? titleFont : font, look),
    align: look.align ?? form.align ?? 'center',
    color: style.color,
  }
}

/** Those that are selected, and all of the connectors that are. */
function labelsOf(
  { document: { snapshot } }: FlowchartEditor,
  ids: readonly string[],
  connectors: readonly ConnectorSnapshot[],
): LabelSnapshot[] {
  if (connectors.length === 0) return ids.flatMap((id) => snapshot.labels.get(id) ?? [])
  const [chosen, on] = [new Set(ids), new Set(connectors.map(({ id }) => id))]
  return [...snapshot.labels.values()].filter(({ id, connector }) => chosen.has(id) || on.has(connector))
}

function read<Look extends object, Thing>(things: readonly Thing[], lookOf: (thing: Thing) => Look) {
  const look = <Key extends keyof Look>(key: Key) => {
    const own = things.map((thing) => lookOf(thing)[key])
    return (own.every((value) => value === undefined) ? undefined : common(own)) as Look[Key] | null
  }
  return {
    things,
    look,
    paint: <Key extends keyof Look>(key: Key, color: (thing: Thing) => unknown) => {
      const own = look(key)
      if (own !== undefined) return own
      const [first, ...rest] = things.map(color)
      return (rest.every((each) => each === first) ? undefined : null) as Look[Key] | null
    },
    seen: <Value>(value: (thing: Thing) => Value) => common(things.map(value)),
  }
}

function tried<Thing extends Pick<ShapeSnapshot | ConnectorSnapshot, 'id'> & { readonly look: object }>(
  things: readonly Thing[],
  patch: object,
): Map<string, Thing> {
  return new Map(
    things.map((thing) => {
      const look = Object.entries({ ...thing.look, ...patch }).filter(([, value]) => value !== null)
      return [thing.id, { ...thing, look: Object.fromEntries(look) }]
    }),
  )
}

function reasonOf({ lockReason }: FlowchartEditor, isAllLocked: boolean): PlainTextKey | null {
  const reason = lockReason.get()
  if (reason !== null) return lockReasonTexts[reason]
  return isAllLocked ? 'flowchart.reason.locked' : null
}
