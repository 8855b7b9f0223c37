import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'

type Program = ReturnType<typeof parseAst>
type Statement = Program['body'][number]

/** A field or function of an interface, as in its source. */
export interface TypeMember {
  readonly name: string
  /** As it is written, on one line. */
  readonly type: string
  readonly isOptional: boolean
  /** Its doc comment; empty if it has none. */
  readonly doc: string
}

/** An exported interface, or a type that is written out. */
export interface SourceType {
  readonly name: string
  readonly doc: string
  /** Empty for a type that is not an interface. */
  readonly members: readonly TypeMember[]
  /** Names of the interfaces that it extends. */
  readonly parents: readonly string[]
  /** The definition of a type; null for an interface. */
  readonly alias: string | null
}

/** The doc comment that ends right before a place, without its stars. */
export function docBefore(source: string, start: number): string {
  const before = source.slice(0, start).trimEnd()
  if (!before.endsWith('*/')) return ''
  const from = before.lastIndexOf('/**')
  return before
    .slice(from + 3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}

const onOneLine = (text: string): string =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function typeOf(source: string, statement: Statement): SourceType | null {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return null
  const { declaration } = statement
  const doc = docBefore(source, statement.start)
  if (declaration.type === 'TSTypeAliasDeclaration') {
    const { typeAnnotation, id } = declaration
    const alias = onOneLine(source.slice(typeAnnotation.start, typeAnnotation.end))
    return { name: id.name, doc, members: [], parents: [], alias: alias.replace(/^\| /, '') }
  }
  if (declaration.type !== 'TSInterfaceDeclaration') return null
  const members = declaration.body.body.flatMap((member): TypeMember[] => {
    const common = { doc: docBefore(source, member.start) }
    if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') {
      const { typeAnnotation } = member.typeAnnotation ?? {}
      const type =
        typeAnnotation === undefined ? '' : source.slice(typeAnnotation.start, typeAnnotation.end)
      const { name } = member.key
      return [{ ...common, name, type: onOneLine(type), isOptional: member.optional }]
    }
    if (member.type === 'TSMethodSignature' && member.key.type === 'Identifier') {
      const { name } = member.key
      const type = onOneLine(source.slice(member.key.end, member.end)).replace(/^\?/, '')
      return [{ ...common, name, type, isOptional: member.optional }]
    }
    throw new Error(`${declaration.id.name}: expected fields and functions, got ${member.type}`)
  })
  const parents = declaration.extends.flatMap(({ expression }) =>
    expression.type === 'Identifier' ? [expression.name] : [],
  )
  return { name: declaration.id.name, doc, members, parents, alias: null }
}

/**
 * An exported interface or type of a module, with its doc comments.
 *
 * @throws {Error} if the module exports no such type, or one with parts that no table can show
 */
export function typeIn(file: string, name: string): SourceType {
  const source = readFileSync(file, 'utf8')
  const declared = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body.find(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      (statement.declaration?.type === 'TSInterfaceDeclaration' ||
        statement.declaration?.type === 'TSTypeAliasDeclaration') &&
      statement.declaration.id.name === name,
  )
  const type = declared === undefined ? null : typeOf(source, declared)
  if (type === null) throw new Error(`${file} exports no type ${name}`)
  return type
}
