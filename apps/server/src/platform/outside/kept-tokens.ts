import type { Database } from '../database/database.ts'

export interface Token {
  readonly value: string
  readonly expiresAt: number
}

interface OutsideTables {
  /** By which somebody else's server knows us for two hours: all processes use the same one. */
  outside_tokens: { name: string; value: string; expires_at: number }
}

/** Nobody begins something with a token that ends meanwhile. */
const marginMs = 5 * 60_000
/** Those who give tokens count how often they are asked: some take 2,000 times a day, and all of our callers would ask again. */
const pauseMs = 60_000

interface Options {
  database: Database
  now: () => number
}

/** Tokens of other people's servers by name: in memory, and in the database for the other processes. */
export class KeptTokens {
  readonly #database: Database
  readonly #now: () => number
  readonly #known = new Map<string, Token>()
  readonly #fetching = new Map<string, Promise<Token>>()
  /** Which one could not be had a moment ago, and why. */
  readonly #failed = new Map<string, { error: unknown; until: number }>()

  constructor({ database, now }: Options) {
    this.#database = database
    this.#now = now
  }

  /** One that is good; `fetch` gets a new one, for all who ask meanwhile. Where that fails it is tried again after a minute. */
  get(name: string, fetch: () => Promise<Token>): Promise<Token> {
    const known = this.#known.get(name)
    if (known && this.#isGood(known)) return Promise.resolve(known)
    const fetching = this.#fetching.get(name) ?? this.#find(name, fetch).finally(() => this.#fetching.delete(name))
    this.#fetching.set(name, fetching)
    return fetching
  }

  /** It is not taken any more. */
  async forget(name: string, { value }: Token): Promise<void> {
    if (this.#known.get(name)?.value === value) this.#known.delete(name)
    await this.#db().deleteFrom('outside_tokens').where('name', '=', name).where('value', '=', value).execute()
  }

  async #find(name: string, fetch: () => Promise<Token>): Promise<Token> {
    const kept = await this.#db().selectFrom('outside_tokens').selectAll().where('name', '=', name).executeTakeFirst()
    const shared = kept && { value: kept.value, expiresAt: kept.expires_at }
    if (shared && this.#isGood(shared)) {
      this.#known.set(name, shared)
      return shared
    }
    const token = await this.#fetchUnlessFailed(name, fetch)
    this.#known.set(name, token)
    const row = { value: token.value, expires_at: token.expiresAt }
    await this.#db()
      .insertInto('outside_tokens')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
    return token
  }

  async #fetchUnlessFailed(name: string, fetch: () => Promise<Token>): Promise<Token> {
    const failed = this.#failed.get(name)
    if (failed && failed.until > this.#now()) throw failed.error
    this.#failed.delete(name)
    try {
      return await fetch()
    } catch (error) {
      this.#failed.set(name, { error, until: this.#now() + pauseMs })
      throw error
    }
  }

  #isGood({ expiresAt }: Token): boolean {
    return expiresAt - marginMs > this.#now()
  }

  #db() {
    return this.#database.tables<OutsideTables>()
  }
}
