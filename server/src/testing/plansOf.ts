import { sql, type Kysely, type RootOperationNode } from 'kysely'
import type { Tables } from '../storage/store/tables.ts'

/** One step of a plan, as `explain (analyze, format json)` gives it. */
export interface PlanStep {
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanStep[]
}

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** How many rows a step read, with those that it left out. */
export const rowsOfStep = (step: PlanStep): number =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']

/** The plans of what is asked of the store while `work` runs. */
export async function plansOf(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<PlanStep[]> {
  const asked: RootOperationNode[] = []
  await work(
    db.withPlugin({
      transformQuery({ node }) {
        asked.push(node)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  )
  const steps: PlanStep[] = []
  for (const node of asked) {
    const query = { toOperationNode: () => node } as never
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanStep }[] }>`
      explain (analyze, format json) ${query}`.execute(db)
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) steps.push(...stepsOf(Plan))
  }
  return steps
}
