import { protocol, types, type PGlite } from '@electric-sql/pglite'

type Engine = Pick<PGlite, 'execProtocolStream' | 'runExclusive' | 'serializers' | 'parsers'>
type Message = Awaited<ReturnType<Engine['execProtocolStream']>>[number]

interface StatementResult {
  rows: Record<string, unknown>[]
  /** Rows that were inserted, updated or deleted; undefined: the statement reads. */
  affectedRows: number | undefined
}

/** Statements that are kept prepared: those used last. Each takes some ten kilobytes of the engine's memory. */
const KEPT_MAX = 200
/** A longer text, such as an insert of many rows, seldom comes again with as many parameters. */
const KEPT_LENGTH_MAX = 10_000
/** Statements of a transaction's frame: the simple protocol answers them at once. One only, without parameters. */
const FRAME =
  /^(?:begin|commit|rollback|savepoint \w+|release savepoint \w+|rollback to savepoint \w+|set local \w+ = \w+)$/i
/** After these, a prepared statement may have other columns than it was described with. */
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop)\b/i

interface Prepared {
  name: string
  parameterTypes: readonly number[]
  fields: readonly { name: string; dataTypeID: number }[]
}

/**
 * Runs statements on the engine, which is given whole messages: parsing and describing a text, then binding and
 * executing it. PGlite's own `query` sends six, and parses each text again; on statements that take moments this is
 * most of the time. Plans are made for each execution (`plan_cache_mode`), as settings of a transaction shape them.
 *
 * Messages and their order: https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class Statements {
  readonly #engine: Engine
  /** By their text, the one used last at the end. */
  readonly #kept = new Map<string, Prepared>()
  #count = 0

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** @throws the engine's error, with the fields of a PostgreSQL error */
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.#engine.runExclusive(async () => {
      if (parameters.length === 0 && FRAME.test(sql)) {
        return this.#resultOf(await this.#send(protocol.serialize.query(sql)), [])
      }
      if (CHANGES_SCHEMA.test(sql)) await this.#forgetAll()
      const { name, parameterTypes, fields } = await this.#prepared(sql)
      const values = parameters.map((value, at) => this.#textOf(value, parameterTypes[at] ?? 0))
      const messages = await this.#send(
        protocol.serialize.bind({ statement: name, values }),
        protocol.serialize.execute({}),
        protocol.serialize.sync(),
      )
      return this.#resultOf(messages, fields)
    })
  }

  async #prepared(sql: string): Promise<Prepared> {
    const known = this.#kept.get(sql)
    if (known !== undefined) {
      this.#kept.delete(sql)
      this.#kept.set(sql, known)
      return known
    }
    const isKept = sql.length <= KEPT_LENGTH_MAX && !CHANGES_SCHEMA.test(sql)
    const name = isKept ? `kept_${(this.#count += 1)}` : ''
    const messages = await this.#send(
      ...(isKept ? this.#makeRoom() : []),
      protocol.serialize.parse({ name, text: sql }),
      protocol.serialize.describe({ type: 'S', name }),
      protocol.serialize.sync(),
    )
    const prepared: Prepared = { name, parameterTypes: [], fields: [] }
    for (const message of messages) {
      if (message.name === 'parameterDescription' && 'dataTypeIDs' in message) {
        prepared.parameterTypes = message.dataTypeIDs as number[]
      }
      if (message.name === 'rowDescription' && 'fields' in message) {
        prepared.fields = message.fields as Prepared['fields']
      }
    }
    if (isKept) this.#kept.set(sql, prepared)
    return prepared
  }

  #makeRoom(): Uint8Array[] {
    const [oldest] = this.#kept
    if (oldest === undefined || this.#kept.size < KEPT_MAX) return []
    const [sql, { name }] = oldest
    this.#kept.delete(sql)
    return [protocol.serialize.close({ type: 'S', name })]
  }

  async #forgetAll(): Promise<void> {
    if (this.#kept.size === 0) return
    const names = [...this.#kept.values()].map(({ name }) => name)
    this.#kept.clear()
    await this.#send(
      ...names.map((name) => protocol.serialize.close({ type: 'S', name })),
      protocol.serialize.sync(),
    )
  }

  #send(...parts: Uint8Array[]): Promise<Message[]> {
    // The files are synced by the engine itself, see `DurableFiles`.
    return this.#engine.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const serialize = this.#engine.serializers[type]
    return serialize === undefined ? String(value) : serialize(value)
  }

  #resultOf(messages: readonly Message[], fields: Prepared['fields']): StatementResult {
    const { parsers } = this.#engine
    const result: StatementResult = { rows: [], affectedRows: undefined }
    for (const message of messages) {
      if (message.name === 'dataRow' && 'fields' in message) {
        const row: Record<string, unknown> = {}
        ;(message.fields as readonly (string | null)[]).forEach((text, at) => {
          const { name, dataTypeID } = fields[at] ?? { name: '', dataTypeID: 0 }
          row[name] = types.parseType(text, dataTypeID, parsers)
        })
        result.rows.push(row)
      }
      if (message.name === 'commandComplete' && 'text' in message) {
        result.affectedRows = affectedBy(message.text as string)
      }
    }
    return result
  }
}

/** `INSERT 0 5`, `UPDATE 3`: the last word is the count. */
function affectedBy(tag: string): number | undefined {
  const [, count] = /^(?:INSERT|UPDATE|DELETE|MERGE).* (\d+)$/.exec(tag) ?? []
  return count === undefined ? undefined : Number(count)
}
