import { callName, isChange, type Access, type Call } from '@airshed/schemas/calls'
import { hasRule, knowsDevices } from './checkAccess.ts'
import type { Handler } from './handler.ts'

/**
 * Holds handlers against the list of all calls. Types see to most of it, but what is missing must not
 * depend on somebody running the compiler: the server does not start.
 *
 * @throws Error naming the call that has no access, no audit or no handler, or more than one
 */
export function requireComplete(calls: readonly Call[], handlers: readonly Handler[]): void {
  const counts = new Map<string, number>()
  for (const { call } of handlers) {
    const name = callName(call)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (!calls.includes(call)) throw new Error(`${name} is missing in the list of all calls`)
  }
  for (const call of calls) {
    const name = callName(call)
    const count = counts.get(name) ?? 0
    if (count !== 1) throw new Error(`${name} has ${count} handlers: it needs one`)
    requireAccess(call)
    requireMachineRule(call)
    if (isChange(call) && (call as Partial<typeof call>).audit === undefined) {
      throw new Error(`${name} has no audit: name its event, or say why it leaves none`)
    }
  }
}

/** What is about the caller’s own account is for people; what tokens for some devices may do keeps to them. */
function requireMachineRule({ access, tokens, ...call }: Call): void {
  if (tokens === undefined || access === undefined) return
  const name = callName(call)
  if (access === 'public' || access === 'staff' || access === 'administrator') {
    throw new Error(`${name} is for people or for everybody: it cannot be open to API tokens`)
  }
  const entity = ruledEntity(access)
  if (tokens === 'any' && entity !== null && !knowsDevices(entity)) {
    throw new Error(
      `${name}: ${entity} are no rows of devices: only API tokens for all devices may make it`,
    )
  }
}

const ruledEntity = (access: Access): string | null =>
  typeof access === 'string'
    ? null
    : 'list' in access
      ? access.list
      : 'row' in access
        ? access.row
        : null

function requireAccess(call: Call): void {
  const { access } = call as Partial<Call>
  const name = callName(call)
  if (access === undefined) throw new Error(`${name} has no access: say who may make it`)
  const entity = ruledEntity(access)
  if (entity !== null && !hasRule(entity)) {
    throw new Error(`${name}: there is no rule who reaches ${entity}`)
  }
}
