import type { Input } from '@ramify/contract'

/** `/team_user` with one of its actions. */
export type TeamCall<Action extends Input<'/team_user'>['action']> = Extract<Input<'/team_user'>, { action: Action }>
