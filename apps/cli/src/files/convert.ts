import { rename, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { type FileDocument, formats, formatToWrite } from '@ramify/formats'
import { Failure } from '../failure.ts'
import { readDocuments } from './read-documents.ts'

/**
 * Writes the documents of one file into another one, whose name's ending says the format. A format that holds one document
 * gets a file for each: `plan.md`, `plan-2.md`. Gives back the names.
 */
export async function convert(from: string, to: string): Promise<string[]> {
  const ending = extname(to)
  const id = formatToWrite(ending.slice(1))
  if (id === undefined) throw new Failure(`${to}: no format is written by this ending; there are ${endings()}`)
  const { writer } = formats[id]
  const { documents } = await readDocuments(from)
  const unfit = documents.find(({ kind }) => !writer.kinds.includes(kind as never))
  if (unfit) throw new Failure(`${to}: this format cannot hold a ${unfit.kind}`)
  const groups: FileDocument[][] = 'holdsSeveral' in writer ? [[...documents]] : documents.map((one) => [one])
  const names: string[] = []
  for (const [nth, group] of groups.entries()) {
    const name = nth === 0 ? to : `${to.slice(0, to.length - ending.length)}-${nth + 1}${ending}`
    await writeWhole(name, writer.write(group))
    names.push(name)
  }
  return names
}

/** A file of that name is there whole or not at all. */
async function writeWhole(name: string, content: string | Uint8Array): Promise<void> {
  const beside = `${name}.${process.pid}.part`
  await writeFile(beside, content)
  await rename(beside, name)
}

const endings = () =>
  Object.values(formats)
    .flatMap((format) => ('writer' in format ? `.${format.extensions[0]}` : []))
    .join(', ')
