/** The ids used in examples, all of them the reader’s own. */
export interface ExampleIds {
  /** Origin of the server, such as `https://air.example`. */
  server: string
  organizationId: string
  nodeId: string
  dataPointId: string
  /** Start of the range of measurements, ms UTC. */
  fromMs: number
  /** End of the range, ms UTC. */
  toMs: number
}

/** Languages in which examples are written. */
export const LANGUAGES = ['curl', 'python', 'r', 'typescript'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the examples do, in the order of the page. */
export const EXAMPLES = ['devices', 'latest', 'range', 'live'] as const
export type Example = (typeof EXAMPLES)[number]

/** The examples of one language; missing ones need more than the language offers. */
export type Examples = Partial<Record<Example, (ids: ExampleIds) => string>>
