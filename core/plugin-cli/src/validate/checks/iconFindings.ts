import { readFile } from 'node:fs/promises'
import { parseSync, Visitor, type ESTree } from 'vite'
import { finding, type Finding } from '../../findings/finding.ts'
import { ICON_NAMES } from '../../generated/iconNames.ts'

/** An icon that a module names, and its line. */
export interface NamedIcon {
  readonly name: string
  /** From 1. */
  readonly line: number
}

/** The texts that an expression can evaluate to: itself, or either branch of a conditional. */
function textsOf(node: ESTree.Node | null): { name: string; start: number }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ name: node.value, start: node.start }] : []
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    default:
      return []
  }
}

/**
 * The icons that a module renders with a literal name: `<NamedIcon name="pulse" />`.
 *
 * @param code TypeScript, with JSX if the extension of `file` says so
 */
export function namedIcons(file: string, code: string): NamedIcon[] {
  const found: { name: string; start: number }[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'NamedIcon') return
      for (const each of attributes) {
        if (each.type === 'JSXAttribute' && each.name.name === 'name') {
          found.push(...textsOf(each.value))
        }
      }
    },
  }).visit(program)
  return found.map(({ name, start }) => ({ name, line: code.slice(0, start).split('\n').length }))
}

/** Icons that the plugin's own modules name, but that do not exist and would not be shown. */
export async function iconFindings(
  modules: readonly { file: string; place: string }[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { file, place } of modules) {
    if (!/\.[jt]sx$/.test(file)) continue
    for (const { name, line } of namedIcons(file, await readFile(file, 'utf8'))) {
      if (ICON_NAMES.includes(name)) continue
      findings.push(finding('ICON_UNKNOWN', `${place}:${line}`, { got: name }))
    }
  }
  return findings
}
