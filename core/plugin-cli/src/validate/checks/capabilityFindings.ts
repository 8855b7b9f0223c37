import { readFile } from 'node:fs/promises'
import type { AnyPlugin, Capability } from '@airshed/contract'
import { parseSync, Visitor, type ESTree } from 'vite'
import { finding, type Finding } from '../../findings/finding.ts'

/** Action of a widget → the capability that provides it. */
const CAPABILITY_OF: Readonly<Record<string, Capability>> = {
  navigate: 'navigate',
  href: 'navigate',
  hoverTime: 'hover-time',
  setRange: 'set-range',
  resetRange: 'set-range',
}

/** An action used by a module, and its line. */
export interface UsedAction {
  readonly action: string
  /** From 1. */
  readonly line: number
}

type Node = ESTree.Node

/** The name at the end of `actions`, `props.actions`, `actions!`. */
function lastName(node: Node): string | null {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return node.computed ? null : lastName(node.property)
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return lastName(node.expression)
    default:
      return null
  }
}

/** Names that a pattern such as `{ navigate, href: linkOf }` destructures. */
const takenBy = (pattern: Node): { name: string; start: number }[] =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, start: property.start }]
          : [],
      )
    : []

/**
 * The actions that a module uses: `actions.navigate`, `props.actions?.href`, and those destructured
 * from `actions`.
 *
 * @param code TypeScript, with JSX if the extension of `file` says so
 */
export function usedActions(file: string, code: string): UsedAction[] {
  const found: { name: string; start: number }[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    MemberExpression(node) {
      if (
        !node.computed &&
        node.property.type === 'Identifier' &&
        lastName(node.object) === 'actions'
      ) {
        found.push({ name: node.property.name, start: node.property.start })
      }
    },
    VariableDeclarator(node) {
      if (node.init !== null && lastName(node.init) === 'actions') found.push(...takenBy(node.id))
    },
    Property(node) {
      if (node.key.type === 'Identifier' && node.key.name === 'actions') {
        found.push(...takenBy(node.value))
      }
    },
  }).visit(program)
  return found
    .filter(({ name }) => Object.hasOwn(CAPABILITY_OF, name))
    .map(({ name, start }) => ({ action: name, line: code.slice(0, start).split('\n').length }))
}

/** The manifest names each capability that the plugin's own modules use; each is reported once. */
export async function capabilityFindings(
  plugin: AnyPlugin,
  modules: readonly { file: string; place: string }[],
): Promise<Finding[]> {
  const { manifest } = plugin
  if (manifest.kind === 'device-form') return []
  const declared: readonly string[] = manifest.capabilities ?? []
  const reported = new Set<string>()
  const findings: Finding[] = []
  for (const { file, place } of modules) {
    if (!/\.[jt]sx?$/.test(file)) continue
    for (const { action, line } of usedActions(file, await readFile(file, 'utf8'))) {
      const capability = CAPABILITY_OF[action]
      if (capability === undefined || declared.includes(capability) || reported.has(capability))
        continue
      reported.add(capability)
      const got = declared.join(', ') || 'none'
      findings.push(
        finding('CAPABILITY_UNDECLARED', `${place}:${line}`, { capability, action, got }),
      )
    }
  }
  return findings
}
