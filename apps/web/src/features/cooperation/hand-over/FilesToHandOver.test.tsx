import type { CooperationFile } from '@ramify/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { projectsQuery } from '../team/team-queries.ts'
import { FilesToHandOver } from './FilesToHandOver.tsx'

// They would bring the whole session and all lists along.
vi.mock('../team/team-acts.ts', () => ({ handFileOver: () => undefined }))
vi.mock('../../../ui/Avatar.tsx', () => ({ Avatar: () => null }))
vi.mock('../../../platform/api/api.ts', () => ({ api: () => new Promise(() => undefined) }))
await speakEnglish()

const drawn = (...files: [name: string, members: number][]) => {
  const client = new QueryClient()
  const listed = files.map(([file_name, members]) => ({ file_guid: file_name, file_name, members }) as CooperationFile)
  client.setQueryData(projectsQuery('ls_my').queryKey, { pages: [{ files: listed, cursor: null }], pageParams: [null] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FilesToHandOver />
    </QueryClientProvider>,
  )
}

it('lists the files that others work on, and no others', () => {
  const markup = drawn(['Harbour', 3], ['Alone', 1])
  expect(markup).toContain('Harbour')
  expect(markup).toContain('3 people')
  expect(markup).toContain('aria-label="Hand over “Harbour”"')
  expect(markup).not.toContain('Alone')
})

it('is not there where nobody else would lose anything', () => {
  expect(drawn(['Alone', 1])).toBe('')
  expect(drawn()).toBe('')
})
