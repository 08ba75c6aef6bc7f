export interface WorkchatTables {
  /** What the provider lets us in with for two hours: all processes use the same one. */
  workchat_tokens: { name: string; value: string; expires_at: number }
}
