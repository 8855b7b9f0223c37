import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A column as declared in tables.ts. */
export interface DeclaredColumn {
  /** The type in a row, without null: `string`, `Millis`, `Json<…>`, `NodeStatus`. */
  type: string
  isNullable: boolean
  /** Whether it can be left out when a row is inserted. */
  isOptional: boolean
}

/** Table → column → declaration. */
type DeclaredTables = Map<string, Map<string, DeclaredColumn>>

const FOLDER = join(import.meta.dirname, '..')
const INTERFACE = /^export interface (\w+) \{\n((?:.*\n)*?)\}$/gm
const COMMENT = /^ *(\/\*\*|\*)/
const MEMBER = /^ {2}(\w+): (.+)$/

/**
 * The tables that tables.ts composes, parsed from its text and that of its folder, as types do not exist
 * at run time.
 *
 * @throws Error at a line that is neither a comment nor a column on one line
 */
export function declaredTables(source = readTables()): DeclaredTables {
  const interfaces = new Map(
    [...source.matchAll(INTERFACE)].map(([, name = '', body = '']) => [
      name,
      membersOf(name, body),
    ]),
  )
  const tables = interfaces.get('Tables') ?? new Map<string, string>()
  return new Map(
    [...tables].map(([table, name]) => {
      const columns = interfaces.get(name)
      if (columns === undefined)
        throw new Error(`Table ${table}: tables.ts has no interface ${name}`)
      return [table, new Map([...columns].map(([column, type]) => [column, columnOf(type)]))]
    }),
  )
}

function readTables(): string {
  const files = ['tables.ts', ...globSync('tables/*.ts', { cwd: FOLDER })]
  return files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n')
}

function membersOf(name: string, body: string): Map<string, string> {
  const lines = body.split('\n').filter((line) => line !== '' && !COMMENT.test(line))
  return new Map(
    lines.map((line) => {
      const [, member = '', type = ''] = MEMBER.exec(line) ?? []
      if (member === '')
        throw new Error(`${name} in tables.ts: expected "column: type", got "${line}"`)
      return [member, type]
    }),
  )
}

function columnOf(declaration: string): DeclaredColumn {
  const isNullable = declaration.endsWith(' | null')
  const plain = isNullable ? declaration.slice(0, -' | null'.length) : declaration
  const generated = /^Generated(?:Always)?<(.+)>$/.exec(plain)
  if (generated !== null) return { type: generated[1] ?? '', isNullable, isOptional: true }
  const defaulted = /^ColumnType<(.+), \1 \| undefined>$/.exec(plain)
  if (defaulted !== null) return { ...columnOf(defaulted[1] ?? ''), isOptional: true }
  const list = /^ColumnType<(\w+\[\]), string \| undefined, string>$/.exec(plain)
  if (list !== null) return { type: `Json<${list[1] ?? ''}>`, isNullable, isOptional: true }
  return { type: plain, isNullable, isOptional: isNullable }
}
