import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the server tells about itself to whoever watches over it. Domains add what is theirs. */
export interface Metrics {
  counter: (name: string, help: string) => { add: (by?: number) => void }
  /** `read` is asked each time somebody looks. */
  gauge: (name: string, help: string, read: () => number) => void
  /** Durations, in seconds, by the values of these labels. */
  timer: <Label extends string>(name: string, help: string, labels: readonly Label[]) => Timer<Label>
  /** All of it, as Prometheus reads it. */
  text: () => Promise<string>
  readonly contentType: string
}

interface Timer<Label extends string> {
  observe: (seconds: number, values: Record<Label, string>) => void
}

/** From a read out of memory to a request that should have been refused. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Event-loop delay, memory, garbage collection, processor time.
  if (ofProcess) collectDefaultMetrics({ register: registry })
  return {
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers })
      return { add: (by = 1) => counter.inc(by) }
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    timer: <Label extends string>(name: string, help: string, labels: readonly Label[]): Timer<Label> => {
      const histogram = new Histogram<Label>({ name, help, labelNames: labels, buckets, registers })
      return { observe: (seconds, values) => histogram.observe(values, seconds) }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
