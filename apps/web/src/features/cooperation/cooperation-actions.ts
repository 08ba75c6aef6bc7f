import { Check, DoorClosed, Hand, Plus, Send, Ticket, Undo2, UserMinus, X } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { api } from '../../platform/api/api.ts'
import { features } from '../../platform/features.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { createStore } from '../../platform/store.ts'
import { isInWorkchat } from '../../platform/workchat/in-workchat.ts'
import {
  connectionFor,
  documentPath,
  type FileItem,
  needsConnection,
  newMapFile,
  targets,
  tellRefusal,
} from '../files/index.ts'
import { projectPath } from './join/join.ts'
import { closeCollaboration, refreshTeam } from './team/team-acts.ts'
import { type OpenTurn, openTurn } from './turns/open-turn.ts'
import { sendWorkNotice } from './workchat/send-notice.ts'

/** Whether somebody is asked for an invitation they were sent. */
export const isJoinShown = createStore(false)

const isOffered = () => features.collaboration && currentToken() !== null

/** The document of the person that is aimed at in a list, where others work on it too. */
function ownTogether(): FileItem | null {
  const [item, ...others] = targets()
  return item && others.length === 0 && item.isTogether && item.isOwn && item.teamId === null ? item : null
}

/** In the open document, while this can be done there. */
function whileTurn(
  act: (turn: OpenTurn) => (() => Promise<void>) | null,
): Pick<Action, 'isVisible' | 'isEnabled' | 'run'> {
  const current = () => {
    const turn = openTurn.get()
    return turn ? act(turn) : null
  }
  return { isVisible: () => current() !== null, isEnabled: needsConnection, run: () => current()?.() }
}

/** Answers whoever has asked first. */
const answering = (action: 'accept' | 'refuse') =>
  whileTurn(({ requests, answer }) => {
    const [first] = requests.get()
    return first ? () => answer(first.user_id, action) : null
  })

export const cooperationActions = defineActions([
  {
    id: 'cooperation.new',
    label: 'cooperation.new',
    icon: Plus,
    group: 'create',
    feature: 'collaboration',
    isVisible: isOffered,
    isEnabled: needsConnection,
    run: newProject,
  },
  {
    id: 'cooperation.join',
    label: 'cooperation.join-code',
    icon: Ticket,
    group: 'go',
    feature: 'collaboration',
    isVisible: isOffered,
    run: () => isJoinShown.set(true),
  },
  {
    id: 'workchat.notice',
    label: 'workchat.notice',
    icon: Send,
    group: 'file',
    feature: 'collaboration',
    isLocal: true,
    isVisible: () => isInWorkchat() && noticed() !== null,
    isEnabled: needsConnection,
    run: () => {
      const file = noticed()
      if (file) void sendWorkNotice(file.id, file.name)
    },
  },
  {
    id: 'cooperation.close-entry',
    label: 'cooperation.close',
    shortLabel: 'cooperation.close.short',
    icon: DoorClosed,
    group: 'file',
    feature: 'collaboration',
    isLocal: true,
    isDestructive: true,
    isVisible: () => isOffered() && ownTogether() !== null,
    isEnabled: () => connectionFor(targets()),
    run: async () => {
      const item = ownTogether()
      if (item) await closeCollaboration(item.id, item.name)
    },
  },
  {
    id: 'cooperation.ask',
    label: 'cooperation.ask',
    icon: Hand,
    group: 'file',
    feature: 'collaboration',
    ...whileTurn(({ act, ask }) => (act.get() === 'ask' || act.get() === 'start' ? ask : null)),
  },
  {
    id: 'cooperation.withdraw',
    label: 'cooperation.withdraw',
    icon: UserMinus,
    group: 'file',
    feature: 'collaboration',
    ...whileTurn(({ act, withdraw }) => (act.get() === 'withdraw' ? withdraw : null)),
  },
  {
    id: 'cooperation.recover',
    label: 'cooperation.recover',
    icon: Undo2,
    group: 'file',
    feature: 'collaboration',
    ...whileTurn(({ act, recover }) => (act.get() === 'recover' ? recover : null)),
  },
  {
    id: 'cooperation.accept',
    label: 'cooperation.accept',
    icon: Check,
    group: 'file',
    feature: 'collaboration',
    ...answering('accept'),
  },
  {
    id: 'cooperation.refuse',
    label: 'cooperation.refuse',
    icon: X,
    group: 'file',
    feature: 'collaboration',
    ...answering('refuse'),
  },
])

/** The one document that colleagues can be told of. */
function noticed() {
  const [file, ...others] = targets()
  const isTheirs = file?.kind === 'file' && file.isOwn && file.trashed === null
  return isTheirs && others.length === 0 ? file : null
}

/** A new map that others can join; the page then shows how to invite them. */
async function newProject(): Promise<void> {
  try {
    const fileId = await newMapFile()
    if (fileId === null) return
    try {
      await api('/cooperation', { action: 'set_status', file_guid: fileId, is_cooperation: 1 })
    } catch (error) {
      // The map is made; whoever may have no more projects has it for themselves.
      navigate(documentPath(fileId))
      throw error
    }
    refreshTeam(fileId)
    navigate(projectPath(fileId))
  } catch (error) {
    tellRefusal(error)
  }
}
