import { cases } from 'virtual:airshed-plugin-cases'
import { it } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What a case found, for the one who started the run. */
    problems?: readonly string[]
  }
}

// Run by `airshed-plugin validate` in Chromium: nothing fails here, what is wrong is handed on.
for (const { name, problems } of cases) {
  it(name, async ({ task }) => {
    try {
      task.meta.problems = await problems()
    } catch (error) {
      task.meta.problems = [`the case threw ${String(error)}`]
    }
  })
}
