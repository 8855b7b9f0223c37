import { finding, type Finding } from '../../findings/finding.ts'

/** A case of the conformance suite that was run in Chromium. */
export interface RunCase {
  /** Continues the plugin's name: "draws usual with empty data". */
  readonly name: string
  /** The problems; empty when there are none. */
  readonly problems: readonly string[]
}

/** What a test passes to the process that started the run. */
export interface CaseMeta {
  /** The problems of the case. */
  problems?: readonly string[]
}

/** Cases that the other checks report with a better location. */
const REPORTED_ELSEWHERE =
  /^(has a manifest that|has the same texts|has texts that can|names each field|has a golden file|brings |accepts the (settings|parameters) )/

type Code = 'RENDER_FAILED' | 'NOT_FOR_EVERYBODY' | 'BEHAVIOUR_WRONG'

function codeOf(name: string, problem: string): Code {
  if (problem.startsWith('axe ')) return 'NOT_FOR_EVERYBODY'
  return name.startsWith('draws ') ? 'RENDER_FAILED' : 'BEHAVIOUR_WRONG'
}

const isNamed = (text: string, name: string): boolean =>
  ` ${text.replaceAll(/[(),]/g, ' ')} `.includes(` ${name} `)

/**
 * The findings of the suite, each once regardless of how many cases found it.
 *
 * @param fixtures paths of the values that were used
 * @param entry location of findings that concern no fixture
 */
export function caseFindings(
  cases: readonly RunCase[],
  fixtures: readonly string[],
  entry: string,
): Finding[] {
  const met = new Map<string, { code: Code; name: string; problem: string; count: number }>()
  for (const { name, problems } of cases) {
    if (REPORTED_ELSEWHERE.test(name)) continue
    for (const problem of problems) {
      const code = codeOf(name, problem)
      const key = `${code} ${problem}`
      const before = met.get(key)
      if (before === undefined) met.set(key, { code, name, problem, count: 1 })
      else before.count += 1
    }
  }
  return [...met.values()].map(({ code, name, problem, count }) => {
    const place = fixtures.find((path) =>
      isNamed(name, path.replace(/^.*\//, '').replace(/\.json$/, '')),
    )
    const others = count === 2 ? 'one more case' : `${count - 1} more cases`
    const parts = { case: name, got: problem, more: count === 1 ? '' : ` (and in ${others})` }
    return finding(code, place ?? entry, parts)
  })
}
