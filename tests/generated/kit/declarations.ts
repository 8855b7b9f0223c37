import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { docBefore } from '../contracts/sourceTypes.ts'

/** A name as its source declares it. */
export interface Declaration {
  /** The part before its body: `function lastRange(durationMs: number): TimeRange`. */
  readonly signature: string
  /** Its doc comment without tags; empty if it has none. */
  readonly doc: string
  /** The name of the type of its only argument, if declared in the same file: its props. */
  readonly propsType: string | null
}

type Program = ReturnType<typeof parseAst>
type Statement = Program['body'][number]

const programs = new Map<string, { source: string; program: Program }>()

function parsed(file: string): { source: string; program: Program } {
  const known = programs.get(file)
  if (known !== undefined) return known
  const source = readFileSync(file, 'utf8')
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)
  const read = { source, program }
  programs.set(file, read)
  return read
}

const onOneLine = (text: string): string =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(\s/g, '(')
    .replaceAll(/,?\s\)/g, ')')
    .trim()

/** The text of a doc comment, without `@param` and other tags. */
const wordsOf = (doc: string): string =>
  doc
    .split(/^@/m)[0]!
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim()

/** Longer initial values of constants are not useful in a signature. */
const LONGEST_VALUE = 80

function constSignature(source: string, statement: Statement, name: string): string | null {
  if (statement.type !== 'ExportNamedDeclaration') return null
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') return null
  const found = declaration.declarations.find(
    ({ id }) => id.type === 'Identifier' && id.name === name,
  )
  if (found === undefined) return null
  const { init } = found
  const head = onOneLine(source.slice(found.id.start, found.id.end))
  if (init?.type === 'ArrowFunctionExpression') {
    return `${head}${onOneLine(source.slice(init.start, init.body.start)).replace(/\s*=>$/, '')}`
  }
  const value = init == null ? '' : onOneLine(source.slice(init.start, init.end))
  const isShown = value !== '' && value.length <= LONGEST_VALUE
  return `const ${head}${isShown ? ` = ${value}` : ''}`
}

/** Ends before the body, and includes the definition of a type. */
function signatureOf(source: string, statement: Statement, name: string): string | null {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return null
  const { declaration } = statement
  const id = 'id' in declaration ? declaration.id : null
  const declaredName = id !== null && 'name' in id ? id.name : null
  if (declaredName !== name) return constSignature(source, statement, name)
  if (declaration.type === 'FunctionDeclaration') {
    const end = declaration.body?.start ?? declaration.end
    return onOneLine(source.slice(declaration.start, end))
  }
  if (declaration.type === 'TSTypeAliasDeclaration') {
    return onOneLine(source.slice(declaration.start, declaration.end))
  }
  return `${declaration.type === 'ClassDeclaration' ? 'class' : 'interface'} ${name}`
}

/**
 * A name as a module declares it.
 *
 * @throws {Error} if the module declares no such name
 */
export function declarationIn(file: string, name: string): Declaration {
  const { source, program } = parsed(file)
  // A type is declared after the schema of the same name, which has the description.
  const found = program.body.flatMap((statement) => {
    const signature = signatureOf(source, statement, name)
    return signature === null
      ? []
      : [{ signature, doc: wordsOf(docBefore(source, statement.start)) }]
  })
  const last = found.at(-1)
  if (last !== undefined) {
    const { signature } = last
    const [, propsType = null] = /: (\w+Props)\b/.exec(signature) ?? []
    const isHere = propsType !== null && source.includes(`interface ${propsType}`)
    return {
      signature,
      doc: found.map(({ doc }) => doc).findLast((doc) => doc !== '') ?? '',
      propsType: isHere ? propsType : null,
    }
  }
  throw new Error(`${file} declares no ${name}`)
}
