import { createAjv, type CompiledValidator } from '@airshed/contract'
import { finding, type Finding } from '../../findings/finding.ts'
import type { PluginForm } from '../../pack/formOf.ts'

/** Time limits for compiling the form of a plugin, in ms. */
export const COMPILE_BUDGET_MS = { warning: 20, error: 50 } as const

/** Number of compilations; the fastest counts, as the first ones warm up. */
const RUNS = 7

/** Starts a timer; it returns the elapsed ms. */
export type StartWatch = () => () => number

/**
 * The CPU time of this thread if the system measures it precisely enough, so that other load on the
 * machine does not count; else the elapsed time. Node measures it since version 23.9.
 */
const watchWork: StartWatch = () => {
  const startMs = performance.now()
  const before = process.threadCpuUsage?.()
  return () => {
    const goneMs = performance.now() - startMs
    if (before === undefined) return goneMs
    const { user, system } = process.threadCpuUsage(before)
    const workedMs = (user + system) / 1000
    return workedMs > 0 ? Math.min(workedMs, goneMs) : goneMs
  }
}

/** A compiled schema, and how long compiling took. */
export interface CompiledForm {
  /** null: it is not a JSON Schema; the check of the archive reports why. */
  readonly validate: CompiledValidator | null
  readonly compileMs: number
}

/**
 * Compiles the schema of a form as the build of a plugin does.
 *
 * @param startWatch default: the work of this thread
 */
export function compileForm(
  { schema }: Pick<PluginForm, 'schema'>,
  startWatch: StartWatch = watchWork,
): CompiledForm {
  let validate: CompiledValidator | null = null
  let compileMs = Number.POSITIVE_INFINITY
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const ajv = createAjv()
      // Ajv compiles its meta-schema on first use: that time is not the plugin's.
      ajv.compile({ type: 'object' })
      const watch = startWatch()
      validate = ajv.compile(schema) as CompiledValidator
      compileMs = Math.min(compileMs, watch())
    }
    return { validate, compileMs }
  } catch {
    return { validate: null, compileMs: 0 }
  }
}

/** Whether a form compiles fast enough to be edited without delay. */
export function compileFindings({ compileMs }: CompiledForm, place: string): Finding[] {
  const level = (['error', 'warning'] as const).find((each) => compileMs > COMPILE_BUDGET_MS[each])
  if (level === undefined) return []
  const parts = { budget: String(COMPILE_BUDGET_MS[level]), got: compileMs.toFixed(1) }
  return [finding(level === 'error' ? 'SCHEMA_TOO_SLOW' : 'SCHEMA_SLOW', place, parts)]
}
