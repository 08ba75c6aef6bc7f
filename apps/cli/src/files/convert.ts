import { extname } from 'node:path'
import { drawnFormatOf, type FileDocument, FileError, type FileFormat, formats, formatToWrite } from '@ramify/formats'
import { Failure } from '../failure.ts'
import { numbered } from './numbered.ts'
import { readDocuments } from './read-documents.ts'
import { drawnEndings, render } from './render.ts'
import { writeWhole } from './write-whole.ts'

/**
 * Writes the documents of one file into another one, whose name's ending says the format; a drawn format is drawn. A format that holds
 * one document gets a file for each: `plan.md`, `plan-2.md`. Gives back each name as soon as its file is there.
 */
export async function* convert(from: string, to: string): AsyncGenerator<string> {
  const ending = extname(to).slice(1)
  if (drawnFormatOf(ending) !== undefined) {
    yield* render(from, to)
    return
  }
  const id = formatToWrite(ending)
  if (id === undefined) throw new Failure(`${to}: no format is written by this ending; there are ${endings()}`)
  const { writer } = formats[id]
  const { documents } = await readDocuments(from)
  const unfit = documents.find(({ kind }) => !writer.kinds.includes(kind as never))
  if (unfit) throw new Failure(`${to}: this format cannot hold a ${unfit.kind}`)
  const groups: FileDocument[][] = 'holdsSeveral' in writer ? [[...documents]] : documents.map((one) => [one])
  for (const [nth, group] of groups.entries()) {
    const name = numbered(to, nth)
    await writeWhole(name, fileOf(writer, group, name))
    yield name
  }
}

function fileOf(
  writer: NonNullable<FileFormat['writer']>,
  documents: readonly FileDocument[],
  name: string,
): Uint8Array | string {
  try {
    return writer.write(documents)
  } catch (error) {
    if (error instanceof FileError) throw new Failure(`${name}: ${error.detail}`)
    throw error
  }
}

const endings = () =>
  [
    ...Object.values(formats).flatMap((format) => ('writer' in format ? `.${format.extensions[0]}` : [])),
    drawnEndings(),
  ].join(', ')
