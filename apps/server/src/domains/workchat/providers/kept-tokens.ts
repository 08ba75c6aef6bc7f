import type { Database } from '../../../platform/database/database.ts'
import type { WorkchatTables } from '../tables.ts'

export interface Token {
  readonly value: string
  readonly expiresAt: number
}

/** Nobody begins something with a token that ends meanwhile. */
const marginMs = 5 * 60_000

interface Options {
  database: Database
  now: () => number
}

/** Tokens of the provider by name: in memory, and in the database for the other processes. */
export class KeptTokens {
  readonly #database: Database
  readonly #now: () => number
  readonly #known = new Map<string, Token>()
  readonly #fetching = new Map<string, Promise<Token>>()

  constructor({ database, now }: Options) {
    this.#database = database
    this.#now = now
  }

  /** One that is good; `fetch` gets a new one, for all who ask meanwhile. */
  get(name: string, fetch: () => Promise<Token>): Promise<Token> {
    const known = this.#known.get(name)
    if (known && this.#isGood(known)) return Promise.resolve(known)
    const fetching = this.#fetching.get(name) ?? this.#find(name, fetch).finally(() => this.#fetching.delete(name))
    this.#fetching.set(name, fetching)
    return fetching
  }

  /** The provider does not take it any more. */
  async forget(name: string, { value }: Token): Promise<void> {
    if (this.#known.get(name)?.value === value) this.#known.delete(name)
    await this.#db().deleteFrom('workchat_tokens').where('name', '=', name).where('value', '=', value).execute()
  }

  async #find(name: string, fetch: () => Promise<Token>): Promise<Token> {
    const kept = await this.#db().selectFrom('workchat_tokens').selectAll().where('name', '=', name).executeTakeFirst()
    const shared = kept && { value: kept.value, expiresAt: kept.expires_at }
    if (shared && this.#isGood(shared)) {
      this.#known.set(name, shared)
      return shared
    }
    const token = await fetch()
    this.#known.set(name, token)
    const row = { value: token.value, expires_at: token.expiresAt }
    await this.#db()
      .insertInto('workchat_tokens')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
    return token
  }

  #isGood({ expiresAt }: Token): boolean {
    return expiresAt - marginMs > this.#now()
  }

  #db() {
    return this.#database.tables<WorkchatTables>()
  }
}
