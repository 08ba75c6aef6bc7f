/** What the app asks of a page that wants to say what is shared of it. */
export interface ShareConfig {
  readonly appId: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** A messaging app that knows this server: the port behind which each has its own file. */
export interface MessagingProvider {
  readonly id: 'wechat'
  /** As whom it knows this server, for signing people in by it. */
  readonly registration: Registration
  /** Whether a browser says that it is the one inside of the app. */
  isClient(userAgent: string): boolean
  /** Lets the page at this address say what is shared of it. */
  config(url: string): Promise<ShareConfig>
}

export interface Registration {
  readonly appId: string
  readonly appSecret: string
  /** Where its servers are asked. */
  readonly api: string
}
