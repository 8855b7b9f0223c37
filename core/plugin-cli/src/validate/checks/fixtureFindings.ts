import { issuesOf, type AnyPlugin, type CompiledValidator } from '@airshed/contract'
import { finding, type Finding } from '../../findings/finding.ts'
import type { Fixtures } from '../../pack/projectFixtures.ts'
import { fixtureFolder, fixturesIn } from '../subject.ts'

/** A value from `fixtures/invalid` of a device form, and where the schema refuses it. */
interface InvalidFixture {
  value?: unknown
  paths?: readonly string[]
}

function acceptedFindings(fixtures: Fixtures, validate: CompiledValidator): Finding[] {
  return fixturesIn(fixtures, 'fixtures/invalid').flatMap(([path, fixture]) => {
    const { value, paths = [] } = (fixture ?? {}) as InvalidFixture
    validate(value)
    const places = issuesOf(validate.errors, value).map((issue) => issue.path)
    const [expected, got] = [paths, places].map((each) => [...new Set(each)].toSorted().join(', '))
    if (expected === got && places.length > 0) return []
    const parts = { expected: expected || 'some path', got: got || 'none' }
    return [finding('FIXTURE_ACCEPTED', path, parts)]
  })
}

/** `fixtures/params/list/usual.json` is for page `list`. */
const pageOf = (path: string): string => path.split('/')[2] ?? ''

/** Fixtures must exist, and the schema must accept them. */
export function fixtureFindings(
  plugin: AnyPlugin,
  fixtures: Fixtures,
  validate: CompiledValidator | null,
): Finding[] {
  const folder = fixtureFolder(plugin)
  const usual = fixturesIn(fixtures, folder)
  const isWanted = plugin.manifest.kind !== 'screen'
  const missing =
    usual.length === 0 && isWanted ? [finding('FIXTURES_MISSING', folder, { folder })] : []
  if (validate === null) return missing
  const refused = usual.flatMap(([path, given]) => {
    const value = isWanted ? given : { [pageOf(path)]: given }
    validate(value)
    return issuesOf(validate.errors, value).map((issue) =>
      finding('FIXTURE_REFUSED', `${path}#${issue.path}`, {
        expected: issue.expected,
        got: issue.got,
      }),
    )
  })
  return [...missing, ...refused, ...acceptedFindings(fixtures, validate)]
}
