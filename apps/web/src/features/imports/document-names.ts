import { charactersOf, shortenInto } from '@ramify/contract'

/** Of a document's own title, where the name of the file stands before it. */
const longestTitle = 30

/** What the documents of a file are called: one as the file, several as the file and their own titles. */
export function documentNames(fileName: string, titles: readonly string[]): string[] {
  const file = fileName.replace(/(?<=.)\.[^.]+$/, '').trim()
  return titles.map((title) => {
    const own = charactersOf(title.trim()).slice(0, longestTitle).join('').trim()
    const isTold = titles.length > 1 && own !== '' && own !== file
    return shortenInto(file, (part) => (isTold ? `${part} – ${own}` : part))
  })
}
