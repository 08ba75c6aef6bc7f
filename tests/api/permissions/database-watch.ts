import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Looks from outside at a SQLite that a server writes to: whether anything has changed since it was remembered, and puts that back.
 * It costs nothing as long as nothing was written.
 */
export class DatabaseWatch {
  readonly #db: DatabaseSync
  readonly #copy: string
  readonly #tables: string[]
  #version: number

  /** Remembers what is there now. */
  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: 30_000, enableForeignKeyConstraints: false })
    this.#copy = `${file}.remembered`
    // What the server writes is on disk as ever; what is put back need not be.
    this.#db.exec('pragma synchronous = off')
    this.#db.exec(`vacuum into '${this.#copy}'`)
    this.#db.exec(`attach '${this.#copy}' as remembered`)
    const tables = this.#db
      .prepare(`select name from main.sqlite_schema where type = 'table' and name not like 'sqlite_%'
        and name not like 'search_index%' order by name`)
      .all()
    this.#tables = tables.map(({ name }) => String(name))
    this.#version = this.#read()
  }

  /** Tables that differ from what is remembered. */
  changed(ignored: ReadonlySet<string> = new Set()): string[] {
    if (this.#read() === this.#version) return []
    return this.#tables.filter((table) => !ignored.has(table) && this.#differs(table))
  }

  putBack(): void {
    const changed = this.changed()
    if (changed.length > 0) {
      this.#db.exec('begin immediate')
      for (const table of changed) {
        this.#db.exec(`delete from main."${table}"; insert into main."${table}" select * from remembered."${table}"`)
      }
      this.#db.exec('commit')
    }
    this.#version = this.#read()
  }

  close(): void {
    this.#db.close()
    rmSync(this.#copy, { force: true })
  }

  /** Another number whenever another connection has committed something. */
  #read(): number {
    const row = this.#db.prepare('pragma data_version').get() as { data_version: number }
    return row.data_version
  }

  #differs(table: string): boolean {
    const [now, then] = [`select * from main."${table}"`, `select * from remembered."${table}"`]
    return (
      this.#db
        .prepare(`select 1 from (${now} except ${then}) union all select 1 from (${then} except ${now})`)
        .get() !== undefined
    )
  }
}
