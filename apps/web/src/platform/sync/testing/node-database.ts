/** What apps keep their documents in, where there is no browser. */
import 'fake-indexeddb/auto'
