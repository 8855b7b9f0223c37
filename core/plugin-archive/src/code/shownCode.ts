import type { SyntaxNode } from './syntax.ts'

/** A piece of code in a message: on one line, and short. */
export function shownCode(code: string, { start, end }: Pick<SyntaxNode, 'start' | 'end'>): string {
  const text = code.slice(start, Math.min(end, start + 200)).replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
