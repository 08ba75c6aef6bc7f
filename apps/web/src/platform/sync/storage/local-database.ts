type Work<Result> = (transaction: IDBTransaction) => Promise<Result>

export interface LocalDatabase {
  /** Begins to open it, for who will need it in a moment. What goes wrong is told to whoever needs it. */
  open(): void
  read<Result>(stores: readonly string[], work: Work<Result>): Promise<Result>
  /** Settles when the browser has stored everything, or says why it has not. */
  write<Result>(stores: readonly string[], work: Work<Result>, durability?: IDBTransactionDurability): Promise<Result>
  /** Tells when the browser has thrown the database away, as it may when space runs out or somebody clears it. */
  onEvicted(listener: () => void): () => void
  /** Removes it, unless another tab has it open. */
  remove(): Promise<void>
}

/** How long the browser may take to open a database: some have been seen never to answer. */
const patience = 5000

interface DatabaseOptions {
  /** Higher when stores have been added: those that are missing are made, and what is there stays. */
  version?: number
  factory?: () => IDBFactory
}

/** One database of this browser, opened when first needed and again when the browser has closed it. */
export function localDatabase(
  name: string,
  stores: readonly string[],
  { version = 1, factory = () => indexedDB }: DatabaseOptions = {},
): LocalDatabase {
  let opening: Promise<IDBDatabase> | undefined
  const listeners = new Set<() => void>()
  const forget = () => {
    opening = undefined
  }

  const connect = () => {
    opening ??= open(factory().open(name, version), stores).then((database) => {
      database.onclose = () => {
        forget()
        for (const listener of [...listeners]) listener()
      }
      // Another tab wants to remove it, or to add stores: whoever needs it afterwards opens it anew.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      return database
    })
    opening.catch(forget)
    return opening
  }

  const run = async <Result>(names: readonly string[], work: Work<Result>, options: RunOptions): Promise<Result> => {
    const transaction = begin(await connect(), names, options) ?? begin(await reconnect(), names, options)
    if (!transaction) throw new DOMException('The database is closing', 'InvalidStateError')
    return settle(transaction, work)
  }
  const reconnect = () => {
    forget()
    return connect()
  }

  return {
    // Where storage is forbidden, to ask for it throws.
    open: () =>
      void Promise.resolve()
        .then(connect)
        .catch(() => undefined),
    read: (names, work) => run(names, work, { mode: 'readonly', durability: 'default' }),
    write: (names, work, durability = 'relaxed') => run(names, work, { mode: 'readwrite', durability }),
    onEvicted: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remove: async () => {
      await opening?.then((database) => database.close()).catch(() => undefined)
      forget()
      await removed(factory().deleteDatabase(name))
    },
  }
}

/** The answer to a request, inside the transaction it was made in. */
export function asked<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

interface RunOptions {
  mode: IDBTransactionMode
  durability: IDBTransactionDurability
}

function open(request: IDBOpenDBRequest, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DOMException('The browser does not open it', 'TimeoutError')), patience)
    request.onupgradeneeded = () => {
      const { result: database } = request
      const missing = stores.filter((store) => !database.objectStoreNames.contains(store))
      for (const store of missing) database.createObjectStore(store)
    }
    request.onsuccess = () => {
      clearTimeout(late)
      resolve(request.result)
    }
    request.onerror = () => {
      clearTimeout(late)
      reject(request.error)
    }
  })
}

/** Null when the connection has been closed meanwhile. */
function begin(database: IDBDatabase, stores: readonly string[], options: RunOptions): IDBTransaction | null {
  try {
    return database.transaction(stores, options.mode, { durability: options.durability })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null
    throw error
  }
}

async function settle<Result>(transaction: IDBTransaction, work: Work<Result>): Promise<Result> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Given up', 'AbortError'))
  })
  try {
    const result = await work(transaction)
    await done
    return result
  } catch (error) {
    giveUp(transaction)
    await done.catch(() => undefined)
    // A request that fails takes the transaction with it, and only that knows the reason (such as a full disk).
    throw transaction.error ?? error
  }
}

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

function removed(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
