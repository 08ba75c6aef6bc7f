import { type Input, isBlankName, longestFileName } from '@ramify/contract'
import { documentKinds } from '@ramify/document'
import { matchLanguage } from '@ramify/locales'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import { personalSpace } from '../../access/index.ts'
import type { Documents, Source } from '../../documents/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { addDocument } from '../tree/add-document.ts'
import { findByKey } from '../tree/keys.ts'
import { requireName } from '../tree/require-name.ts'
import { spaceFor } from '../tree/space-for.ts'
import type { SeenDocuments } from './seen-documents.ts'

type Used = Services & { seen: SeenDocuments }

export function touch(services: Used): Handler<'/touch'> {
  const { database, documents, resources, imports, planOfSpace, seen } = services
  const db = database.tables<FileTables>()
  return async (input, { session, language }) => {
    const { personId } = session
    const { file_name, parent_guid, idempotency_key: key, claim, resolve_id, resolve_index } = input
    const resolved = resolve_id === undefined ? null : { id: resolve_id, index: resolve_index }
    if (resolved && (claim || input.content)) throw new AppError(-400, { field: 'resolve_id' })
    const found = resolved && (await imports.open(personId, resolved.id, resolved.index))
    const naotu_type = found ? documentKinds[found.kind].number : input.naotu_type
    const content = found ? JSON.parse(found.content) : input.content
    const kind = documents.kind(naotu_type)
    if (!kind) throw new AppError(-400, { field: 'naotu_type' })
    if (file_name !== undefined) requireName(file_name, 'file_name')
    const layout = requireLayout(kind, input)
    if (claim && input.content) throw new AppError(-400, { field: 'content' })
    const made = key === undefined ? undefined : await findByKey(db, personalSpace(personId), key)
    if (made !== undefined) return { file_guid: made, naotu_type }

    const spaceId = await spaceFor(services, session, parent_guid)
    const translator = await translatorIn(matchLanguage([input.lang ?? '']) ?? language)
    const { state, hash } = await documents.newState(
      naotu_type,
      claim ? 'empty' : sourceOf({ ...input, content, layout }, kind.firstText(translator)),
      personId,
    )
    const { limits } = await planOfSpace(spaceId)
    const untitled = kind.untitled(translator)
    const numbered = (number: number) => kind.untitled(translator, number)
    const name = file_name ?? titleOf(found)
    const file_guid = await addDocument(services, {
      personId,
      kind: naotu_type,
      spaceId,
      parentId: parent_guid,
      name: name ?? untitled,
      ...((name === undefined || (claim && (name === untitled || isMadeUp(name, numbered)))) && { numbered }),
      state,
      limitsWaived: claim,
      // A file whose first document had room arrives whole.
      isOfFile: resolved !== null && resolved.index > 0,
      key,
      limits,
      reason: 'rs016',
    })
    if (found) {
      const { resources: brought, attached } = found
      const person = { personId, sessionId: session.id }
      await resources.bring({ fileId: file_guid, person, resources: brought, attached })
    }
    // Whoever made it knows what is in it, unless that comes from a draft.
    if (!claim) await seen.note(session, file_guid, hash)
    return { file_guid, naotu_type }
  }
}

/** What a document that was found in a file is called, as far as files may be called so. */
function titleOf(found: { title: string } | null): string | undefined {
  const title = Array.from(found?.title.replace(/\p{Cc}+/gu, ' ').trim() ?? '')
    .slice(0, longestFileName)
    .join('')
    .trim()
  return isBlankName(title) ? undefined : title
}

/** Whether a claimed draft has the name it got because nobody named it: another browser counts from one as well. */
function isMadeUp(name: string, numbered: (number: number) => string): boolean {
  const [number] = /\d+/.exec(name) ?? []
  return number !== undefined && name === numbered(Number(number))
}

type Kind = NonNullable<ReturnType<Documents['kind']>>

/** Refuses (-400) a layout that there is not: the document would look as if nobody had asked. */
function requireLayout(
  kind: Kind,
  { layout, template }: Pick<Input<'/touch'>, 'layout' | 'template'>,
): string | undefined {
  const [name, field] = layout === undefined ? [template, 'template'] : [layout, 'layout']
  if (name === undefined || (field === 'template' && name === 'default')) return undefined
  if (!kind.hasLayout(name)) throw new AppError(-400, { field })
  return name
}

interface Wishes {
  content?: unknown
  layout: string | undefined
  theme?: string | undefined
}

function sourceOf({ content, layout, theme }: Wishes, text: string): Source {
  if (content !== undefined) return { content }
  return { text, ...(layout && { layout }), ...(theme && { theme }) }
}
