import { problemReporter } from './problem-report.ts'
import { shell } from './shell.ts'
import { tellShell } from './tell-shell.ts'

const build = globalThis.document?.querySelector('meta[name="version"]')?.getAttribute('content') ?? ''

/** For the shell's own log, where there is a shell. */
export const reportProblem: (error: unknown) => void =
  shell === null
    ? () => undefined
    : problemReporter({ origin: location.origin, path: () => location.pathname, build }, (problem) =>
        tellShell('uploadAiLog', problem),
      )

/** Reports what nobody has caught. */
export function watchProblems(): void {
  if (shell === null) return
  addEventListener('error', ({ error }) => reportProblem(error))
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason))
}
