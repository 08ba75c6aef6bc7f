export interface TrackingTables {
  tracked_events: {
    id: string
    at: number
    /** Which of the apps: `web` or `phone`. */
    source: string
    /** `use`, `limit` or `log`. */
    event: string
    /** What was done, by its readable name. */
    reason: string | null
    lang: string
    /** The family, without a version. */
    browser: string
    /** JSON: short words and numbers. */
    extras: string | null
    /** Of the event `log` alone: where, and what (`key` in the query). */
    host: string | null
    logged: string | null
  }
}
