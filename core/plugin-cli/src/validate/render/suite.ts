import { cases } from 'virtual:airshed-plugin-cases'
import { it } from 'vitest'
import type { CaseMeta } from './caseFindings.ts'

// Run by `airshed-plugin validate` in Chromium: nothing fails here, problems are passed on.
for (const { name, problems } of cases) {
  it(name, async ({ task }) => {
    const meta = task.meta as CaseMeta
    try {
      meta.problems = await problems()
    } catch (error) {
      meta.problems = [`the case threw ${String(error)}`]
    }
  })
}
