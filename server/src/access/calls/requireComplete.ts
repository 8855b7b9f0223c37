import { callName, isChange, type Access, type Call } from '@airshed/schemas/calls'
import { hasRule, knowsDevices } from './checkAccess.ts'
import type { Handler } from './handler.ts'

/**
 * Compares the handlers with the list of all calls. Types cover most of this, but finding a gap must not depend
 * on someone running the compiler, so the server refuses to start.
 *
 * @throws Error naming the call that has no access, no audit, no handler, or more than one handler
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

/** Calls about the caller’s own account are for people only; device-limited tokens must stay within their devices. */
function requireMachineRule({ access, tokens, ...call }: Call): void {
  if (tokens === undefined || access === undefined) return
  const name = callName(call)
  if (access === 'public' || access === 'staff' || access === 'administrator') {
    throw new Error(`${name} is for people or for everybody: it cannot be open to API tokens`)
  }
  const entity = ruledEntity(access)
  if (tokens === 'any' && entity !== null && !knowsDevices(entity)) {
    throw new Error(
      `${name}: the rows of ${entity} do not belong to devices, so only API tokens for all devices may make it`,
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
    throw new Error(`${name}: there is no rule for who can access ${entity}`)
  }
}
