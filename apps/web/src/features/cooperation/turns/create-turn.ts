import { CallError } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { answerRequest, refreshTeam } from '../team/team-acts.ts'
import { teamQuery, turnQuery } from '../team/team-queries.ts'
import type { OpenTurn } from './open-turn.ts'
import { type TurnNews, turnNews } from './turn-news.ts'
import type { TurnView } from './turn-view.ts'

const key = 'cooperation.turn'
/** What one does oneself is no news when it arrives. */
const ownActMs = 5_000
/** Who hands over waits so long for what they have written to arrive; later it would be refused. */
const savingMs = 3_000

/** Follows whose turn it is in an open document, and tells what concerns this person. */
export function createTurn(live: LiveDocument, personId: string): OpenTurn & { close: () => void } {
  const { id: fileId } = live
  const hasAsked = createStore(false)
  const act = createStore<TurnView['act']>(null)
  let before = live.turn.get()
  let ownActUntil = 0
  let handedTo: string | null = null

  const doing = async (work: () => Promise<void>) => {
    ownActUntil = Date.now() + ownActMs
    await work().catch(showError)
  }

  const onTurn = () => {
    const after = live.turn.get()
    const isOwnAct = Date.now() < ownActUntil
    const news = turnNews({ before, after, personId, hasAsked: hasAsked.get(), handedTo, isOwnAct })
    if (before?.mode !== after?.mode || after?.holder === personId) hasAsked.set(false)
    before = after
    handedTo = null
    refreshTeam(fileId)
    if (news?.type === 'granted') void tellGranted(fileId, news.personId)
    else if (news) notify({ kind: 'status', key, words: newsWords(news, fileId) })
  }

  const stops = [
    live.turn.subscribe(onTurn),
    live.requests.subscribe(() => void askAnew(turnQuery(fileId))),
    live.rights.subscribe(() => {
      if (live.rights.get().edit && live.turn.get()?.mode === 'together') hasAsked.set(false)
    }),
    live.events.on((event) => {
      if (event.type === 'members') refreshTeam(fileId)
      if (event.type !== 'answered') return
      // A yes in turns moves the turn, which tells of it.
      if (event.accepted && live.turn.get()?.mode === 'turns') return
      hasAsked.set(false)
      tellCode(event.accepted ? '511' : '512')
    }),
  ]

  return {
    turn: live.turn,
    hasAsked,
    act,
    requests: live.requests,
    ask: () =>
      doing(async () => {
        const holder = live.turn.get()?.holder ?? null
        try {
          const { granted, asked } = await api('/edit_permission', { action: 'apply', file_guid: fileId })
          hasAsked.set(!granted)
          // From here on others act.
          if (!granted) ownActUntil = 0
          if (asked) notify({ kind: 'status', key, words: ({ message }) => message('513', { name: asked.nickname }) })
          else if (granted && holder !== null) void tellGranted(fileId, holder)
        } catch (error) {
          // Asked before, perhaps in another tab.
          if (error instanceof CallError && error.errno === -110) hasAsked.set(true)
          throw error
        }
      }),
    withdraw: () =>
      doing(async () => {
        await api('/edit_permission', { action: 'refuse', file_guid: fileId, user_id: personId })
        hasAsked.set(false)
      }),
    recover: () =>
      doing(async () => {
        tellCode('508')
        await api('/edit_permission', { action: 'recover', file_guid: fileId }).finally(() => withdrawNotice(key))
      }),
    answer: async (asker, action) => {
      if (action === 'accept') {
        await saved(live)
        handedTo = asker
      }
      if (!(await answerRequest(fileId, asker, action))) handedTo = null
    },
    close: () => {
      for (const stop of stops) stop()
    },
  }
}

/** What has been written is on the server, or does not get there in time. */
function saved({ saveState }: LiveDocument): Promise<void> {
  if (saveState.get() !== 'saving') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(resolve, savingMs)
  const stop = saveState.subscribe(() => saveState.get() !== 'saving' && resolve())
  return promise.finally(() => {
    clearTimeout(late)
    stop()
  })
}

function tellCode(code: '508' | '511' | '512'): void {
  notify({ kind: 'status', key, words: ({ message }) => message(code) })
}

/** Somebody has said yes, or has been away for so long that nobody had to. */
async function tellGranted(fileId: string, before: string): Promise<void> {
  const team = await queryClient.fetchQuery({ ...teamQuery(fileId), staleTime: 0 }).catch(() => null)
  const holder = team?.members.find(({ user_id }) => user_id === before)
  if (!holder || holder.online) tellCode('511')
  else notify({ kind: 'status', key, words: ({ text }) => text('cooperation.news.left', { name: holder.nickname }) })
}

function newsWords(news: Exclude<TurnNews, { type: 'granted' }>, fileId: string): Words {
  if (!('personId' in news)) return ({ text }) => text(`cooperation.news.${news.type}`)
  const name = nameOf(fileId, news.personId)
  return ({ text }) => text(`cooperation.news.${news.type}`, { name })
}

function nameOf(fileId: string, personId: string): string {
  const members = queryClient.getQueryData(teamQuery(fileId).queryKey)?.members
  const name = members?.find(({ user_id }) => user_id === personId)?.nickname
  return name ?? currentTranslator().text('cooperation.somebody')
}
