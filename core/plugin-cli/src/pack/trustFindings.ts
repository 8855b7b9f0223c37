import type { ArchiveProblem } from '@airshed/plugin-archive'
import { archiveFinding, type Finding } from '../findings/finding.ts'

/** Maximum number of distinct names of one kind that are reported. */
const MOST_NAMED = 5

/**
 * Splits off the found value at the end of a message: "Expected no network, got fetch" → ["Expected no
 * network", "fetch"].
 */
function splitGot(message: string): [expected: string, got: string] {
  const at = message.lastIndexOf(', got ')
  return at < 0 ? [message, ''] : [message.slice(0, at), message.slice(at + ', got '.length)]
}

/**
 * Why a plugin may only run isolated: one warning per kind of reason, at its first place, as a
 * third-party package may cause a hundred.
 */
export function trustFindings(problems: readonly ArchiveProblem[]): Finding[] {
  const findings = problems.map((problem) => archiveFinding(problem, 'warning'))
  return [...Map.groupBy(findings, ({ code }) => code).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined || alike.length === 1) return alike
    const [expected] = splitGot(first.message)
    const got = [...new Set(alike.map(({ message }) => splitGot(message)[1]))]
    const named = got.slice(0, MOST_NAMED).join(', ')
    const places = `at ${alike.length} places`
    return [
      {
        ...first,
        message: `${expected}, got ${named}${got.length > MOST_NAMED ? ', …' : ''} ${places}`,
      },
    ]
  })
}
