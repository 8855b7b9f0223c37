import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

const root = join(import.meta.dirname, '../../..')

/**
 * Sources of examples, the best first: templates and samples as authors write them, the console's own
 * widgets and forms, and code written to show the rest. All of it is compiled and tested with the project.
 */
const SOURCES = [
  'core/plugin-cli/templates/*/src/**/*.{ts,tsx}',
  'docs/samples/*/src/**/*.{ts,tsx}',
  'widgets/*/src/**/*.{ts,tsx}',
  'schemas/forms/*/src/**/*.{ts,tsx}',
  'tests/docs/reference/*.{ts,tsx}',
]
const LEFT_OUT = /\.(test|stories|fixture)\.|\/testsupport\//

/**
 * Maximum length of an example in characters: the whole statement if it fits, otherwise the part around
 * the use.
 */
const LONGEST = 420
const LONGEST_PART = 1200
const SHORTEST = 24

/** A piece of code that uses a name of the kit. */
export interface Example {
  /** From the root of the project. */
  readonly file: string
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: unknown
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Local name → `<module> <exported name>`, for what a file imports from the kit. */
function importsOf(program: Node): Map<string, string> {
  const names = new Map<string, string>()
  for (const statement of program['body'] as Node[]) {
    const from = (statement['source'] as { value?: string } | null | undefined)?.value ?? ''
    if (statement.type !== 'ImportDeclaration' || !from.startsWith('@airshed/kit')) continue
    for (const { local, imported } of statement['specifiers'] as Record<string, Node>[]) {
      if (imported === undefined) continue
      names.set(String(local?.name), `${from} ${String(imported.name)}`)
    }
  }
  return names
}

/** The same code without its indentation. */
function dedented(source: string, { start, end }: Node): string {
  const indent = start - (source.lastIndexOf('\n', start - 1) + 1)
  return source
    .slice(start, end)
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(new RegExp(`^ {0,${indent}}`), '')))
    .join('\n')
}

/** The parts of a program that are understandable on their own. */
const WHOLE =
  /^(?!Block)\w+Statement$|Declaration$|^JSXElement$|^VariableDeclaration$|^CallExpression$|^TS\w+Type$|^TSPropertySignature$/

/** The largest part around a use that is short enough. */
function around(ancestors: readonly Node[]): Node | undefined {
  const sizeOf = ({ start, end }: Node): number => end - start
  const whole = ancestors.filter((node) => WHOLE.test(node.type) && sizeOf(node) >= SHORTEST)
  return (
    whole.find((node) => sizeOf(node) <= LONGEST) ??
    whole.findLast((node) => sizeOf(node) <= LONGEST_PART)
  )
}

function usesIn(file: string): [name: string, example: Example][] {
  const source = readFileSync(join(root, file), 'utf8')
  if (!source.includes('@airshed/kit')) return []
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const program = parseAst(source, { lang }, file) as unknown as Node
  const imported = importsOf(program)
  const uses: [string, Example][] = []
  const visit = (node: Node, ancestors: readonly Node[]): void => {
    if (node.type === 'ImportDeclaration') return
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
    const key = isName ? imported.get(String(node.name)) : undefined
    // The first ancestor is the program; statements come before their parts.
    const part = key === undefined ? undefined : around(ancestors.slice(1))
    if (key !== undefined && part !== undefined) {
      uses.push([key, { file, code: dedented(source, part) }])
    }
    for (const child of childrenOf(node)) visit(child, [...ancestors, node])
  }
  visit(program, [])
  return uses
}

/** `<module> <name>` → an example of it: the shortest in the best source that has any. */
export function kitExamples(): ReadonlyMap<string, Example> {
  const best = new Map<string, Example>()
  for (const pattern of SOURCES) {
    const found = new Map<string, Example>()
    const files = globSync(pattern, { cwd: root }).toSorted()
    for (const file of files.filter((each) => !LEFT_OUT.test(each))) {
      for (const [key, example] of usesIn(file)) {
        const known = found.get(key)
        if (known === undefined || example.code.length < known.code.length) found.set(key, example)
      }
    }
    for (const [key, example] of found) if (!best.has(key)) best.set(key, example)
  }
  return best
}
