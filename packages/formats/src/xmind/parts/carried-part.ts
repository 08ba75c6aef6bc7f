import type { Json } from '@ramify/document'
import { fileName, fileType, type SaidFile, saidFiles } from '../../map/file-fields.ts'
import { millisOf, type SaidTask, saidTask, taskField } from '../../map/task-fields.ts'
import { isRaw, listOf, numberOf, type Raw, rawOf, sameRaw, stringOf } from '../raw.ts'
import type { Fields, TopicContext } from '../topic-context.ts'
import { addressOfHref, readHref, writeHref } from './link-part.ts'
import { markersOf, readMarkers, writeMarkers } from './markers.ts'

const mathProvider = 'org.xmind.ui.mathJax'
/** Those of today, and those of XMind 8. */
const taskProviders = ['org.xmind.ui.task', 'org.xmind.ui.taskInfo']
/** Where a topic has more than its one address can say: several files, or a file beside a link. */
const filesProvider = 'ramify.files'
const longestFormula = 2000

/** Address, markers and extensions belong together: how far a task is done is said by a marker or an extension, a file by either of two. */
export const carriedPart = {
  keys: ['href', 'markers', 'extensions'],
  fields: ['hyperlink', 'hyperlinkAddress', 'priority', 'progress', 'icons', 'formula', 'task', 'files'],
  read(raw: Raw, context: TopicContext, text: string): Fields {
    const formula = formulaIn(raw)
    const marks = readMarkers(markersOf(raw)) as Fields
    const files = filesIn(raw, context, text)
    const href = stringOf(raw.href) ?? ''
    const hyperlink = readHref(href, context.idOf)
    return {
      hyperlink,
      hyperlinkAddress: hyperlink === undefined ? addressOfHref(href) : undefined,
      ...marks,
      progress: marks.progress ?? progressOf(taskIn(raw)),
      formula,
      task: readTask(taskIn(raw)),
      files: files.length > 0 ? (files as unknown as Json) : undefined,
    }
  },
  write(data: Fields, context: TopicContext, before: Raw): Raw {
    const was = carriedPart.read(before, context, stringOf(data.text) ?? '')
    const isSame = (...fields: readonly string[]) => fields.every((field) => sameRaw([was[field]], [data[field]]))
    const markers = isSame('priority', 'progress', 'icons')
      ? before.markers
      : listed(writeMarkers(data as Parameters<typeof writeMarkers>[0], markersOf(before)))
    const href = isSame('hyperlink', 'hyperlinkAddress', 'files') ? before.href : hrefOf(data, context)
    const extensions = [
      ...listOf(before.extensions).filter((extension) => !isOurs(extension)),
      ...(isSame('formula') ? ofProvider(before, [mathProvider]) : formulaOf(data)),
      ...(isSame('task', 'progress') ? ofProvider(before, taskProviders) : taskOf(data, taskIn(before))),
      ...(isSame('hyperlink', 'hyperlinkAddress', 'files')
        ? ofProvider(before, [filesProvider])
        : filesOf(data, context, href)),
    ]
    return {
      ...(href !== undefined && { href }),
      ...(markers !== undefined && { markers }),
      ...(extensions.length > 0 && { extensions }),
    }
  },
}

const isOurs = ({ provider }: Raw) => [mathProvider, ...taskProviders, filesProvider].includes(stringOf(provider) ?? '')

const ofProvider = (raw: Raw, providers: readonly string[]) =>
  listOf(raw.extensions).filter(({ provider }) => providers.includes(stringOf(provider) ?? ''))

const listed = (ids: readonly string[]) => (ids.length > 0 ? ids.map((markerId) => ({ markerId })) : undefined)

function formulaIn(raw: Raw): string | undefined {
  const [formula] = ofProvider(raw, [mathProvider]).flatMap(({ content }) => stringOf(valuesOf(content).content) ?? [])
  return formula !== undefined && formula.length <= longestFormula ? formula.trim() || undefined : undefined
}

function formulaOf({ formula }: Fields): Raw[] {
  return typeof formula === 'string' ? [{ provider: mathProvider, content: { content: formula } }] : []
}

/** Older files have a list of named values. */
function valuesOf(content: unknown): Raw {
  if (!Array.isArray(content)) return rawOf(content)
  return Object.fromEntries(listOf(content).map(({ name, content: value }) => [stringOf(name) ?? '', value]))
}

const taskIn = (raw: Raw): Raw | undefined => ofProvider(raw, taskProviders)[0]

function readTask(extension: Raw | undefined): Json | undefined {
  const values = valuesOf(extension?.content)
  return taskField({
    start: values.start ?? values['start-date'],
    due: values.due ?? values['end-date'],
    assignee: stringOf(values.assignee) ?? stringOf(values['assigned-to']),
  })
}

const progressOf = (extension: Raw | undefined) => shareOf(valuesOf(extension?.content))

/** How much of a task is done, in percent. */
function shareOf({ status, progress }: Raw): number | undefined {
  const part = numberOf(progress)
  if (status === 'done') return 100
  if (part !== undefined && part > 0 && part <= 1) return Math.round(part * 100)
  return status === 'todo' || part === 0 ? 0 : undefined
}

/** What the extension says besides is kept. */
function taskOf(data: Fields, before: Raw | undefined): Raw[] {
  const task = saidTask(data.task)
  const isTask = Object.values(task).some((value) => value !== undefined)
  if (!isTask && !before) return []
  const isOld = before !== undefined && before.provider === taskProviders[1]
  const values: { [name: string]: unknown } = { ...valuesOf(before?.content) }
  for (const name of ['start', 'due', 'assignee', 'start-date', 'end-date', 'assigned-to']) delete values[name]
  Object.assign(values, isOld ? oldValues(task) : newValues(task))
  if (values.status !== undefined && typeof data.progress === 'number') {
    values.status = data.progress >= 100 ? 'done' : 'todo'
    delete values.progress
  }
  // Otherwise a share that was taken away would be read again.
  if (data.progress === undefined && shareOf(values) !== undefined) {
    delete values.status
    delete values.progress
  }
  if (Object.keys(values).length === 0) return []
  const content = isOld ? Object.entries(values).map(([name, content]) => ({ name, content })) : values
  return [{ ...before, provider: isOld ? taskProviders[1] : taskProviders[0], content }]
}

function newValues({ start, due, assignee }: SaidTask): Raw {
  return {
    ...(start !== undefined && { start: millisOf(start) }),
    ...(due !== undefined && { due: millisOf(due) }),
    ...(assignee !== undefined && { assignee }),
  }
}

function oldValues({ start, due, assignee }: SaidTask): Raw {
  return {
    ...(start !== undefined && { 'start-date': start }),
    ...(due !== undefined && { 'end-date': due }),
    ...(assignee !== undefined && { 'assigned-to': assignee }),
  }
}

/** An attachment of XMind is a topic that leads to a file and is called like it; of ours all say what they are. */
function filesIn(raw: Raw, context: TopicContext, text: string): SaidFile[] {
  const [own] = ofProvider(raw, [filesProvider])
  const listed = listedIn(own).flatMap(({ src, name, size, type }): SaidFile[] => {
    const file = context.file(stringOf(src) ?? '')
    if (!file) return []
    const called = fileName(stringOf(name) ?? file.name)
    return [
      { id: file.resource, name: called, size: numberOf(size) ?? file.size, type: stringOf(type) ?? fileType(called) },
    ]
  })
  if (listed.length > 0) return eachOnce(listed)
  const href = stringOf(raw.href) ?? ''
  const file = /^xap:/i.test(href.trim()) ? context.file(href) : undefined
  return file ? [fileOf(file, text)] : []
}

/** As text: files of XMind 3 to 8 have nothing else. */
function listedIn(extension: Raw | undefined): readonly Raw[] {
  try {
    return listOf(JSON.parse(stringOf(valuesOf(extension?.content).files) ?? '[]'))
  } catch {
    // Somebody else wrote it: the address alone counts.
    return []
  }
}

function fileOf({ resource, name, size }: NonNullable<ReturnType<TopicContext['file']>>, text: string): SaidFile {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0].toLowerCase()
  const words = text.trim()
  // Entries are called by numbers, and the topic is called like the file was.
  const isCalled = ending !== undefined && words.toLowerCase().endsWith(ending) && !/[\n/\\]/.test(words)
  const called = fileName(isCalled ? words : name)
  return { id: resource, name: called, size, type: fileType(called) }
}

const eachOnce = (files: readonly SaidFile[]) =>
  [...new Map(files.map((file) => [file.id, file])).values()].slice(0, 64)

function hrefOf(data: Fields, { rawIdOf, fileSrcOf }: TopicContext): string | undefined {
  if (typeof data.hyperlink === 'string') return writeHref(data.hyperlink, rawIdOf)
  if (typeof data.hyperlinkAddress === 'string') return data.hyperlinkAddress
  const [first] = saidFiles(data.files)
  return first && fileSrcOf(first)
}

function filesOf(data: Fields, context: TopicContext, href: unknown): Raw[] {
  const files = saidFiles(data.files)
  if (files.length === 0) return []
  const alone = filesIn({ href }, context, stringOf(data.text) ?? '')
  if (sameRaw(alone, files)) return []
  const listed = files.map((file) => ({
    src: context.fileSrcOf(file),
    name: file.name,
    size: file.size,
    type: file.type,
  }))
  return [{ provider: filesProvider, content: { files: JSON.stringify(listed) } }]
}

/** Whether anything of an extension is shown. */
export function isShownTask(extension: Raw): boolean {
  if (!taskProviders.includes(stringOf(extension.provider) ?? '')) return false
  return isRaw(readTask(extension)) || progressOf(extension) !== undefined
}
