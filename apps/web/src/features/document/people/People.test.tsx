import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { TooltipProvider } from '../../../ui/Tooltip.tsx'
import { People } from './People.tsx'

// They would bring the whole session and the editor along.
vi.mock('../editor-host/open-editor.ts', () => ({ useOpenEditor: () => ({ following: createStore(null) }) }))
vi.mock('../../../platform/session/session-store.ts', () => ({ sessionStore: createStore(null) }))
vi.mock('../../../ui/Avatar.tsx', () => ({ Avatar: () => null }))
vi.mock('../../../ui/menus/ActionGroups.tsx', () => ({ ActionGroups: () => null }))
vi.mock('../../cooperation/index.ts', () => ({ ModeLine: () => null }))
vi.mock('./PeopleAnnouncer.tsx', () => ({ PeopleAnnouncer: () => null }))
vi.mock('./tell-summons.ts', () => ({ tellSummons: () => () => undefined }))
await speakEnglish()

const drawn = (names: readonly string[], watching: number) => {
  const others = createStore(names.map((name) => ({ id: name, name, avatar: null, color: 1 })))
  const live = { presence: { others, watching: createStore(watching) }, turn: createStore(null) }
  return renderToStaticMarkup(
    <TooltipProvider>
      <People live={live as unknown as LiveDocument} />
    </TooltipProvider>,
  )
}

test('nobody is shown to who is alone', () => {
  expect(drawn([], 0)).toBe('')
})

test('those who only look on are counted, also where nobody else is seen', () => {
  expect(drawn([], 2)).toContain('aria-label="2 people watching"')
  expect(drawn(['Ben'], 2)).toContain('aria-label="People in this document: Ben"')
})
