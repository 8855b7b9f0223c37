import type {
  AlertExpression,
  AlertReference,
  AlertRules,
  OlderAlertRule,
  OlderAlertRules,
} from '@airshed/schemas'
import type { RuleIssue } from './ruleIssues.ts'

/** The data point that a rule of the older form refers to. */
export interface OlderRulePoint {
  readonly id: string
  readonly nodeId: string
}

/** Which part of a rule refers to nothing, and what was expected there. */
export interface OlderRuleMiss {
  readonly missing: 'node' | 'sensor' | 'name'
  readonly expected: string
}

export type FindOlderPoint = (rule: OlderAlertRule) => OlderRulePoint | OlderRuleMiss

type Comparison = { expr: AlertExpression; value: number | boolean | { reference: string } }
type Wrong = Omit<RuleIssue, 'path'> & { readonly part: keyof OlderAlertRule }

const EXPRESSIONS: ReadonlyMap<string, AlertExpression> = new Map([
  ['>', 'gt'],
  ['gt', 'gt'],
  ['>=', 'gte'],
  ['gte', 'gte'],
  ['ge', 'gte'],
  ['<', 'lt'],
  ['lt', 'lt'],
  ['<=', 'lte'],
  ['lte', 'lte'],
  ['le', 'lte'],
  ['=', 'eq'],
  ['eq', 'eq'],
  ['!=', 'neq'],
  ['neq', 'neq'],
])
const STATES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])
const FUNCTIONS = [...EXPRESSIONS.keys(), ...STATES.keys()].join(', ')

/**
 * Rules of the older form as groups of conditions: one group of all rules linked by AND, and a group for each rule
 * linked by OR.
 *
 * @param findDataPoint finds the data point that a rule refers to, among those that the submitter of the rules can read
 * @returns the rules with their references, or all issues, by JSON pointers into the older form
 */
export function rulesOfOlderForm(
  { link, rules, references = [] }: OlderAlertRules,
  findDataPoint: FindOlderPoint,
): { rules: AlertRules; references: AlertReference[] } | { issues: RuleIssue[] } {
  const names = new Set(references.map(({ name }) => name))
  const issues: RuleIssue[] = []
  const conditions = rules.flatMap((rule, index) => {
    const point = findDataPoint(rule)
    const comparison = comparisonOf(rule, names)
    const wrong: Wrong[] = []
    if ('missing' in point) {
      wrong.push({ part: point.missing, expected: point.expected, got: rule[point.missing] })
    }
    if ('part' in comparison) wrong.push(comparison)
    issues.push(
      ...wrong.map(({ part, expected, got }) => ({
        path: `/rules/${index}/${part}`,
        expected,
        got,
      })),
    )
    if ('missing' in point || 'part' in comparison) return []
    return [{ deviceId: point.nodeId, dataPointId: point.id, ...comparison }]
  })
  if (issues.length > 0) return { issues }
  const groups = link === 'AND' ? [conditions] : conditions.map((condition) => [condition])
  return {
    rules: groups.map((group, at) => ({ _id: `group_${at + 1}`, conditions: group })),
    references: [...references],
  }
}

/** What a rule compares with, or the issue with that. */
function comparisonOf(
  { func, value = null }: OlderAlertRule,
  names: ReadonlySet<string>,
): Comparison | Wrong {
  const state = STATES.get(func)
  if (state !== undefined) {
    if (value === null) return { expr: 'eq', value: state }
    return { part: 'value', expected: `no value beside ${func}`, got: JSON.stringify(value) }
  }
  const expr = EXPRESSIONS.get(func)
  if (expr === undefined) return { part: 'func', expected: `one of ${FUNCTIONS}`, got: func }
  if (typeof value === 'number') return { expr, value }
  if (typeof value === 'string' && names.has(value)) return { expr, value: { reference: value } }
  if (typeof value !== 'boolean') {
    const known = names.size === 0 ? '' : ` (${[...names].join(', ')})`
    const expected = `a number, or the name of a reference${known}`
    return { part: 'value', expected, got: JSON.stringify(value) }
  }
  if (expr === 'eq' || expr === 'neq') return { expr, value }
  return { part: 'func', expected: '=, !=, eq or neq for true and false', got: func }
}
