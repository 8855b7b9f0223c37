import { getLineInfo, Parser, type Node } from 'acorn'
import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'

/** An ESTree node of any kind, with its parts. */
export type SyntaxNode = Node & Readonly<Record<string, unknown>>

/**
 * Acorn without its scope tracking, which takes time quadratic in the number of names, so that a
 * file could keep a server busy. An engine reports the errors it would find on load.
 */
const LinearParser = Parser.extend(
  (Base) =>
    class extends (Base as unknown as new (...parts: never[]) => object) {
      declareName(): void {}
      checkLocalExport(): void {}
    } as unknown as typeof Parser,
)

/**
 * The syntax tree of an ES module. The parser is written in JavaScript, so that endlessly nested
 * code causes an error that can be caught; a native one would crash the whole process.
 *
 * @returns the program, or its syntax error
 */
export function parseModule(
  code: string,
  file: string,
): { program: SyntaxNode } | { problem: ArchiveProblem } {
  try {
    const program = LinearParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    return { program: program as unknown as SyntaxNode }
  } catch (error) {
    // Acorn reports a stack overflow as a SyntaxError too.
    if (error instanceof SyntaxError && !error.message.startsWith('Not enough stack space')) {
      const { pos = 0 } = error as SyntaxError & { pos?: number }
      const got = error.message.slice(0, 200)
      return { problem: archiveProblem('CODE_SYNTAX', placeOf(code, file, pos), { got }) }
    }
    return { problem: archiveProblem('CODE_TOO_DEEP', file) }
  }
}

/** `plugin.js:3:14` for an offset into the text. */
export function placeOf(code: string, file: string, offset: number): string {
  const { line, column } = getLineInfo(code, offset)
  return `${file}:${line}:${column + 1}`
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** The nodes right below a node, in the order of their keys. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (const key in node) {
    const value = node[key]
    if (isNode(value)) children.push(value)
    else if (Array.isArray(value)) {
      for (const part of value as unknown[]) if (isNode(part)) children.push(part)
    }
  }
  return children
}
