import { UserPlus, Users } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { features } from '../../platform/features.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { createStore } from '../../platform/store.ts'
import { needsConnection, teamPath } from '../files/index.ts'

const isVisible = () => features.teams && currentToken() !== null

/** The dialog for a new team is open on the page of teams. */
export const isNaming = createStore(false)

export const teamActions = defineActions([
  {
    id: 'teams.open',
    label: 'teams.title',
    icon: Users,
    group: 'account',
    keywords: 'teams.keywords',
    feature: 'teams',
    isVisible,
    run: () => navigate(teamPath),
  },
  {
    id: 'teams.new',
    label: 'teams.new',
    icon: UserPlus,
    group: 'create',
    feature: 'teams',
    isVisible,
    isEnabled: needsConnection,
    run: () => {
      navigate(teamPath)
      isNaming.set(true)
    },
  },
])
