import type { Manifest } from '@airshed/contract'
import { BUILT_IN_NAMES, BUILT_IN_PUBLISHER } from './builtInNames.ts'
import type { Refusal } from './check/verdict.ts'
import { namesOf, sharedName, type NameOwner } from './names.ts'

const FIELDS = { widget: 'type', screen: 'pages', 'device-form': 'type' } as const

/**
 * Why a plugin cannot have its names: it uses the publisher or a name of a built-in plugin, a name of another plugin
 * of the organization, or a name that breaks documents saved with its own earlier versions.
 *
 * @param installed names of every version that the organization has
 */
export function nameProblems(manifest: Manifest, installed: readonly NameOwner[]): Refusal[] {
  const { id, kind } = manifest
  const own: NameOwner = { id, kind, names: namesOf(manifest) }
  const problems: Refusal[] = []
  if (id.startsWith(BUILT_IN_PUBLISHER)) {
    problems.push(problem('id', 'a publisher of its own', id, 'Name it after yourself'))
  }
  const others = [...BUILT_IN_NAMES, ...installed].filter((other) => other.id !== id)
  for (const other of others) {
    const name = sharedName(own, other)
    if (name === undefined) continue
    const got = `${name}, which belongs to plugin ${other.id}`
    problems.push(problem(FIELDS[kind], 'a name that is free', got, 'Choose another one'))
    break
  }
  const before = installed.find((other) => other.id === id && !isSuccessor(own, other))
  if (before !== undefined) {
    const [field, expected, got] =
      before.kind === kind
        ? [FIELDS[kind], before.names.join(', '), own.names.join(', ')]
        : ['kind', before.kind, kind]
    problems.push(problem(field, `${expected}, as other versions have`, got, 'Give it another id'))
  }
  return problems
}

/** A screen may move to another path; a name that is stored in documents must not change. */
const isSuccessor = (version: NameOwner, before: NameOwner): boolean =>
  version.kind === before.kind &&
  (version.kind === 'screen' || version.names[0] === before.names[0])

const problem = (field: string, expected: string, got: string, cure: string): Refusal => ({
  place: `manifest.json#/${field}`,
  message: `Expected ${expected}, got ${got}. ${cure}`,
})
