import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { docBefore } from '../contracts/sourceTypes.ts'

/** The kind of a name; `value` if its source does not belong to this project. */
export type NameKind = 'class' | 'const' | 'function' | 'type' | 'value'

/** A name that a module exports. */
export interface ExportedName {
  readonly name: string
  readonly kind: NameKind
  /**
   * The plugin API version in which it was marked `@deprecated`, such as `0.3`; null if it is not
   * deprecated.
   */
  readonly deprecatedSince: string | null
  /** What to use instead; null if it is not deprecated. */
  readonly replacement: string | null
  /** File that declares it, absolute; null for a library. */
  readonly declaredIn: string | null
  /** Its name there. */
  readonly declaredAs: string
}

type Statement = ReturnType<typeof parseAst>['body'][number]

interface Export {
  /** null: every name of the source. */
  readonly name: string | null
  readonly local: string
  readonly isType: boolean
  readonly source: string
  /** The doc comment at the re-export of the name: it may be deprecated only there. */
  readonly doc: string
}

const KINDS: Readonly<Record<string, NameKind>> = {
  ClassDeclaration: 'class',
  FunctionDeclaration: 'function',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
  VariableDeclaration: 'const',
}

const LASTING = { deprecatedSince: null, replacement: null }

/** `@deprecated 0.3 Use …` → `0.3`, `Use …`. */
function deprecation(
  doc: string,
  name: string,
): Pick<ExportedName, 'deprecatedSince' | 'replacement'> {
  if (!doc.includes('@deprecated')) return LASTING
  const [, since, words] = /@deprecated\s+(\d+\.\d+)\s+(\S[^@]*)/.exec(doc) ?? []
  if (since === undefined || words === undefined) {
    throw new Error(
      `${name}: expected "@deprecated <version of the plugin API> <what to use instead>", ` +
        `got ${JSON.stringify(/@deprecated.*/.exec(doc)?.[0])}. Write both`,
    )
  }
  return { deprecatedSince: since, replacement: words.replaceAll(/\s+/g, ' ').trim() }
}

function declaredIn(file: string, source: string, statement: Statement): ExportedName[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
  const { declaration } = statement
  const names =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
      : 'id' in declaration && declaration.id !== null && 'name' in declaration.id
        ? [declaration.id.name]
        : []
  const doc = docBefore(source, statement.start)
  return names.map((name) => ({
    name,
    kind: KINDS[declaration.type] ?? 'value',
    ...deprecation(doc, name),
    declaredIn: file,
    declaredAs: name,
  }))
}

const nameOf = (node: { name: string } | { value: string }): string =>
  'name' in node ? node.name : node.value

function handedOn(code: string, statement: Statement): Export[] {
  if (statement.type === 'ExportAllDeclaration' && statement.exported === null) {
    const isType = statement.exportKind === 'type'
    return [{ name: null, local: '', isType, source: statement.source.value, doc: '' }]
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return []
  const source = statement.source.value
  return statement.specifiers.map(({ exported, local, exportKind, start }) => ({
    name: nameOf(exported),
    local: nameOf(local),
    isType: exportKind === 'type' || statement.exportKind === 'type',
    source,
    doc: docBefore(code, start),
  }))
}

/** The file that a specifier refers to in a module of this project; null for a library. */
function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (!specifier.startsWith('@airshed/')) return null
  return createRequire(from).resolve(specifier)
}

/**
 * Every name that a module of this project exports according to its source: each name once, in
 * alphabetical order.
 *
 * @param file absolute
 * @param known names by file that were read before, so that each file is read once
 * @throws {Error} if a name is re-exported that its source does not export
 */
export function exportedNames(
  file: string,
  known: Map<string, readonly ExportedName[]> = new Map(),
): readonly ExportedName[] {
  const before = known.get(file)
  if (before !== undefined) return before
  if (!existsSync(file)) throw new Error(`${file}: expected a module, got no file`)
  const source = readFileSync(file, 'utf8')
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const found = parseAst(source, { lang }, file).body.flatMap((statement): ExportedName[] => [
    ...declaredIn(file, source, statement),
    ...handedOn(source, statement).flatMap(({ name, local, isType, source: specifier, doc }) => {
      const from = fileOf(specifier, file)
      if (from === null) {
        if (name === null) throw new Error(`${file}: expected the names of ${specifier}, got *`)
        const kind = isType ? 'type' : 'value'
        return [{ name, kind, ...LASTING, declaredIn: null, declaredAs: local } as const]
      }
      const all = exportedNames(from, known)
      // The type of a value is no name of its own.
      if (name === null) return isType ? all.filter((each) => each.kind === 'type') : [...all]
      const one = all.find((each) => each.name === local)
      if (one === undefined) throw new Error(`${file}: ${specifier} exports no ${local}`)
      // A class that is re-exported as a type can no longer be instantiated.
      const kind = isType ? 'type' : one.kind
      return [{ ...one, ...(doc === '' ? {} : deprecation(doc, name)), name, kind }]
    }),
  ])
  const byName = new Map(found.map((each) => [each.name, each]))
  const names = [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  known.set(file, names)
  return names
}

/** Whether a name exists when the plugin runs. */
export const isValue = ({ kind }: ExportedName): boolean => kind !== 'type'
