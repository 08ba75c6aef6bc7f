/** Somebody as the workplace chat app knows them. */
export interface WorkchatPerson {
  /** Within the organisation: notices are sent to it. */
  readonly userId: string
  /** Everywhere: by it they are known again. */
  readonly unionId: string
  readonly name: string | null
}

/** What the app's client asks of a page that wants to use it. */
export interface ClientConfig {
  readonly corpId: string
  readonly agentId: string
  /** Seconds since 1970. */
  readonly timeStamp: number
  readonly nonceStr: string
  readonly signature: string
}

export interface Notice {
  /** At most 200. */
  readonly userIds: readonly string[]
  readonly title: string
  readonly text: string
  readonly url: string
}

/** A workplace chat app that the server is registered with: the port behind which each has its own file. */
export interface WorkchatProvider {
  /** The name of its accounts among the identities of people. */
  readonly id: 'dingtalk'
  readonly corpId: string
  /** Makes sure that there is a token; for how many milliseconds it is good. It never leaves the server. */
  token(): Promise<number>
  /** Who has got this code from the app's client; null: nobody, or it was used before. */
  person(code: string): Promise<WorkchatPerson | null>
  /** Whether somebody is in the organisation now: they may have left it, or have come by the provider's accounts for everybody. */
  isMember(unionId: string): Promise<boolean>
  /** Lets the page at this address use the client. */
  config(url: string): Promise<ClientConfig>
  notify(notice: Notice): Promise<void>
}
