import type { PluginKind } from '@airshed/contract'
import type { PluginProject } from '../../project/pluginProject.ts'
import type { Fixtures } from '../../pack/projectFixtures.ts'
import { fixturesIn } from '../subject.ts'

/** The module that `suite.ts` imports; exists only in memory. */
export const CASES_MODULE = 'virtual:airshed-plugin-cases'

/** Files of a folder by name, without extension. */
const named = (fixtures: Fixtures, folder: string): Record<string, unknown> =>
  Object.fromEntries(
    fixturesIn(fixtures, folder).map(([path, value]) => [
      path.slice(folder.length + 1).replace(/\.json$/, ''),
      value,
    ]),
  )

/** Page id → parameters by file name, from `fixtures/params/<page>/<name>.json`. */
function byPage(fixtures: Fixtures): Record<string, Record<string, unknown>> {
  const pages: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(named(fixtures, 'fixtures/params'))) {
    const [page = '', ...rest] = name.split('/')
    pages[page] = { ...pages[page], [rest.join('/')]: value }
  }
  return pages
}

/** Golden pairs by folder name. */
function goldenPairs(fixtures: Fixtures): Record<string, unknown> {
  const files = named(fixtures, 'fixtures/migrations')
  const cases = Object.keys(files)
    .filter((name) => name.endsWith('/input'))
    .map((name) => name.slice(0, -'/input'.length))
    .filter((name) => files[`${name}/expected`] !== undefined)
  return Object.fromEntries(
    cases.map((name) => [
      name,
      { input: files[`${name}/input`], expected: files[`${name}/expected`] },
    ]),
  )
}

/** Kind → the name of the suite in `@airshed/testing`, and its arguments. */
function suiteOf(kind: PluginKind, fixtures: Fixtures): { cases: string; options: object } {
  const migrations = goldenPairs(fixtures)
  switch (kind) {
    case 'widget':
      return {
        cases: 'widgetCases',
        options: { fixtures: named(fixtures, 'fixtures/configs'), migrations },
      }
    case 'screen':
      return { cases: 'screenCases', options: { params: byPage(fixtures) } }
    default:
      return {
        cases: 'deviceFormCases',
        options: {
          valid: named(fixtures, 'fixtures/valid'),
          invalid: named(fixtures, 'fixtures/invalid'),
          migrations,
        },
      }
  }
}

/** Source of the module: this plugin's cases over its fixtures, as `cases`. */
export function casesModule(
  { entry }: PluginProject,
  kind: PluginKind,
  fixtures: Fixtures,
): string {
  const { cases, options } = suiteOf(kind, fixtures)
  return [
    `import { ${cases} } from '@airshed/testing'`,
    `import plugin from '/${entry}'`,
    `export const cases = ${cases}(plugin, ${JSON.stringify(options)})`,
  ].join('\n')
}
