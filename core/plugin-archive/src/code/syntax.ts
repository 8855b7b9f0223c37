import { getLineInfo, Parser, type Node } from 'acorn'
import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'

/** A node of ESTree with its parts, whatever its kind. */
export type SyntaxNode = Node & Readonly<Record<string, unknown>>

/**
 * Acorn without its bookkeeping of names: that takes time with the square of their number, so a file
 * could be made to keep a server busy. What it would find, an engine refuses on load.
 */
const LinearParser = Parser.extend(
  (Base) =>
    class extends (Base as unknown as new (...parts: never[]) => object) {
      declareName(): void {}
      checkLocalExport(): void {}
    } as unknown as typeof Parser,
)

/**
 * The syntax tree of an ES module. A parser in JavaScript, so that code which is nested without end
 * runs into an error that can be caught; a native one would take the whole process with it.
 *
 * @returns the program, or what is wrong with it
 */
export function parseModule(
  code: string,
  file: string,
): { program: SyntaxNode } | { problem: ArchiveProblem } {
  try {
    const program = LinearParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    return { program: program as unknown as SyntaxNode }
  } catch (error) {
    if (error instanceof SyntaxError) {
      const { pos = 0 } = error as SyntaxError & { pos?: number }
      const got = error.message.slice(0, 200)
      return { problem: archiveProblem('CODE_SYNTAX', placeOf(code, file, pos), { got }) }
    }
    return { problem: archiveProblem('CODE_TOO_DEEP', file, { limit: ARCHIVE_LIMITS.codeDepth }) }
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
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
