import { describe, expect, it } from 'vitest'

/** One requirement for a plugin. */
export interface ConformanceCase {
  /** Continues after the plugin's name: "draws narrow.json with empty data". */
  name: string
  /** The problems, each with place, expected and actual value; empty if there are none. */
  problems(): readonly string[] | Promise<readonly string[]>
}

/** A requirement that a plugin does not meet. */
export interface Problem {
  /** Name of the case that found it. */
  case: string
  text: string
}

/** Runs the cases one after another; a case that throws is a problem of its own. */
export async function runCases(cases: readonly ConformanceCase[]): Promise<Problem[]> {
  const found: Problem[] = []
  for (const each of cases) {
    for (const text of await problemsOf(each)) found.push({ case: each.name, text })
  }
  return found
}

/** The cases as tests under the plugin's name. */
export function describeCases(name: string, cases: readonly ConformanceCase[]): void {
  describe(name, () => {
    for (const each of cases) {
      it(each.name, async () => {
        expect(await problemsOf(each)).toEqual([])
      })
    }
  })
}

async function problemsOf({ problems }: ConformanceCase): Promise<readonly string[]> {
  try {
    return await problems()
  } catch (error) {
    return [`the case threw ${String(error)}`]
  }
}
