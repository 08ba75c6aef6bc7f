/** Where a file can be fetched without a session, for ten minutes at most. */
export interface ServedFile {
  /** On the server of the page. */
  readonly url: string
  readonly file_name: string
  readonly media_type: string
  /** In bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly expires_at: number
}

/** What the page asks of a shell, by the name of the action; `null`: nothing more is said. */
export interface ShellActions {
  share: { readonly link: string; readonly title: string }
  logout: null
  openUnregister: null
  jumpVip: null
  jumpQQGroup: { readonly group: string }
  showAwardVideo: { readonly for: 'document' | 'template' }
  openTerms: { readonly url: string }
  openSecurity: { readonly url: string }
  openFeedback: null
  uploadAiLog: ProblemReport
  backToMain: null
  rotateScreen: { readonly to: 'portrait' | 'landscape' }
  toBuyPage: null
  exportJPG: ServedFile
  exportPDF: ServedFile
  showOutLine: { readonly shown: boolean }
  save: { readonly file_guid: string; readonly state: 'saving' | 'saved' | 'local' | 'offline' | 'failed' }
}

/** What is told of an error: where in the app, and nothing of what the person was working on. */
export interface ProblemReport {
  /** The name of the error, such as `TypeError`. */
  readonly name: string
  /** File, line and column of the app, innermost first. */
  readonly at: readonly string[]
  /** The address without ids. */
  readonly route: string
  /** Of the web app; empty where it is not known. */
  readonly build: string
}

export type ShellAction = keyof ShellActions
