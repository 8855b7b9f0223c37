import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { docBefore } from '../contracts/sourceTypes.ts'

/** What a name stands for; `value` where its source is not one of this project's. */
export type NameKind = 'class' | 'const' | 'function' | 'type' | 'value'

/** A name that a module exports. */
export interface ExportedName {
  readonly name: string
  readonly kind: NameKind
  /** The plugin API since which it is marked `@deprecated`, such as `0.3`; null: it is not. */
  readonly deprecatedSince: string | null
  /** What to use instead; null where it is not deprecated. */
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
  /** The doc comment at the name where it is handed on: it may be deprecated there alone. */
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
    return [{ name: null, local: '', isType: false, source: statement.source.value, doc: '' }]
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

/** File that a specifier means in a module of this project; null for a library. */
function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (!specifier.startsWith('@airshed/')) return null
  return createRequire(from).resolve(specifier)
}

/**
 * Every name that a module of this project exports, by what its source says: each name once, in the
 * order of the alphabet.
 *
 * @param file absolute
 * @param known names by file that were read before, so that each file is read once
 * @throws {Error} where a name is handed on that its source does not export
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
      if (name === null) return [...all]
      const one = all.find((each) => each.name === local)
      if (one === undefined) throw new Error(`${file}: ${specifier} exports no ${local}`)
      // A class that is handed on as a type cannot be made any more.
      const kind = isType ? 'type' : one.kind
      return [{ ...one, ...(doc === '' ? {} : deprecation(doc, name)), name, kind }]
    }),
  ])
  const byName = new Map(found.map((each) => [each.name, each]))
  const names = [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  known.set(file, names)
  return names
}

/** Whether a name is there when the plugin runs. */
export const isValue = ({ kind }: ExportedName): boolean => kind !== 'type'
