import { queryClient } from '../api/query-client.ts'
import { forgetPictures } from '../assets/forget-pictures.ts'
import { userInfoQuery } from '../session/user-info.ts'
import { listenToShell, onShellCall } from './calls-from-shell.ts'
import { watchProblems } from './watch-problems.ts'

/** Does what a shell may ask for on every page, and tells it what goes wrong. */
export function answerShell(): void {
  onShellCall('getUserInfo', () => void queryClient.invalidateQueries({ queryKey: userInfoQuery.queryKey }))
  onShellCall('delAliResources', ({ ids }) => {
    forgetPictures(ids).catch((error) => console.warn('Images stay on this device', error))
  })
  listenToShell()
  watchProblems()
}
