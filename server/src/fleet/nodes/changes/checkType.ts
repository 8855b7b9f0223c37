import { deviceModel, type NodeDecision } from '@airshed/domain'
import { ApiError } from '../../../base/errors.ts'
import type { SettingsCheck } from '../configuration/settingsOfType.ts'
import type { WantedChange } from './wantedChange.ts'

/** The outcome for one device: a decision, and what it is about. */
export type NodeOutcome = (NodeDecision | { outcome: 'refused'; code: 'NOT_FOUND' }) & {
  /** Names of the settings that it does not take. */
  refusedSettings?: readonly string[]
  /** The command that it was given. */
  commandId?: string
}

/** Why devices of a type cannot be asked for something; null: they can. */
export type TypeCheck = (type: string) => NodeOutcome | null

/** Checks an order by the types of its devices, each type once. */
export function checkTypes(
  { change, settings = {}, command }: WantedChange,
  check: SettingsCheck,
): TypeCheck {
  const outcomes = new Map<string, NodeOutcome | null>()
  const outcomeOf: TypeCheck = (type) => {
    if (change === 'configure') return refusedBy(() => check(type, settings))
    if (change !== 'command') return null
    const isKnown = deviceModel(type).commands.some((name) => name === command)
    return isKnown ? null : { outcome: 'refused', code: 'ACTION_NOT_SUPPORTED' }
  }
  return (type) => {
    const known = outcomes.get(type)
    if (known !== undefined) return known
    const result = outcomeOf(type)
    outcomes.set(type, result)
    return result
  }
}

/** The refusal that a check of settings throws, as an outcome; null if it passes. */
function refusedBy(check: () => void): NodeOutcome | null {
  try {
    check()
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

/** @throws what is no refusal of settings */
export function refusalOf(error: unknown): NodeOutcome {
  if (!(error instanceof ApiError)) throw error
  const { code, issues = [] } = error
  if (code === 'NOT_CONFIGURABLE') return { outcome: 'refused', code }
  if (code !== 'VALIDATION_FAILED') throw error
  const names = issues.flatMap(({ path }) => /^\/settings\/([^/]+)/.exec(path)?.[1] ?? [])
  return { outcome: 'refused', code, refusedSettings: [...new Set(names)] }
}
