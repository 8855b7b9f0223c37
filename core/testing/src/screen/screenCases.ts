import type { AnyPlugin, AnyScreenDefinition } from '@airshed/contract'
import { LOCALES, THEMES } from '@airshed/schemas'
import {
  describeCases,
  runCases,
  type ConformanceCase,
  type Problem,
} from '../conformance/cases.ts'
import { entriesOf, type Named } from '../conformance/inputs.ts'
import { manifestCase } from '../conformance/manifestCase.ts'
import { messageCases } from '../conformance/messageCases.ts'
import type { FakeServerOptions } from '../fakes/server.ts'
import { axeProblems } from '../rendering/axeProblems.ts'
import { openLedger } from '../rendering/leftovers.ts'
import { wordProblems } from '../rendering/wordProblems.ts'
import { schemaCases } from '../schema/schemaCases.ts'
import { fieldsOf, leastValue, type SchemaSubject } from '../schema/schemaSubject.ts'
import { panesCase } from './panesCase.ts'
import { renderScreen, type RenderedScreen, type RenderScreenOptions } from './renderScreen.tsx'

export interface ScreenSuiteOptions {
  /** Name → parameters of the path and the query. Default the least that the schema accepts. */
  params?: Named<unknown>
  /** What the server in memory knows; its scene is chosen by the suite. */
  server?: Omit<FakeServerOptions, 'scene' | 'isRefusing'>
  /** Widgets that its dashboards may hold. */
  plugins?: readonly AnyPlugin[]
}

type Look = (drawn: RenderedScreen) => readonly string[] | Promise<readonly string[]>

/** Every case of a screen. */
export function screenCases(
  plugin: AnyScreenDefinition,
  options: ScreenSuiteOptions = {},
): ConformanceCase[] {
  const given = entriesOf(options.params)
  const schema: SchemaSubject = {
    schema: plugin.params,
    loadValidator: plugin.loadValidator,
    fixtures: given,
  }
  const fixtures = given.length > 0 ? given : [['usual', leastValue(schema) ?? {}] as const]
  const usual = fixtures[0]?.[1]
  const { server, plugins = [] } = options

  const drawAnd = async (changes: Partial<RenderScreenOptions>, look: Look): Promise<string[]> => {
    const drawn = await renderScreen(plugin, {
      params: usual,
      plugins,
      ...changes,
      server: { ...server, ...changes.server },
    })
    try {
      const found = await look(drawn)
      const nothing = drawn.container.textContent?.trim() === '' ? ['drew nothing'] : []
      return [...drawn.problems(), ...nothing, ...wordProblems(drawn.container), ...found]
    } finally {
      drawn.unmount()
    }
  }
  const draws = (
    name: string,
    changes: Partial<RenderScreenOptions>,
    look: Look = () => [],
  ): ConformanceCase => ({ name: `draws ${name}`, problems: () => drawAnd(changes, look) })

  return [
    manifestCase(plugin),
    pathCase(plugin),
    ...panesCase(plugin),
    ...messageCases(plugin.messages, []),
    ...schemaCases(schema, 'parameters'),
    ...fixtures.map(([name, params]) => draws(name, { params })),
    draws('itself where there is nothing yet', { server: { scene: 'empty' } }),
    draws('itself where every call is refused', { server: { isRefusing: true } }),
    ...[360, 768].map((widthPx) => draws(`itself ${widthPx} px wide`, { widthPx })),
    ...THEMES.flatMap((theme) =>
      LOCALES.map((locale) =>
        draws(`itself in ${theme} and ${locale} for everybody (axe)`, { theme, locale }, (drawn) =>
          axeProblems(drawn.container),
        ),
      ),
    ),
    {
      name: 'leaves nothing behind when it is left',
      problems: async () => {
        await drawAnd({}, () => [])
        const ledger = openLedger()
        try {
          await drawAnd({}, () => [])
          return await ledger.leftovers()
        } finally {
          ledger.stop()
        }
      },
    },
  ]
}

/** Each part of the path is a parameter. */
function pathCase({ manifest, params }: AnyScreenDefinition): ConformanceCase {
  return {
    name: 'knows each part of its path',
    problems: () => {
      const known = fieldsOf(params).map(([name]) => name)
      return [...manifest.path.matchAll(/:(\w+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.includes(name))
        .map((name) => `params: expected a schema of ${name} of path ${manifest.path}, got none`)
    },
  }
}

/** Everything that a screen does not do right. */
export function checkScreen(
  plugin: AnyScreenDefinition,
  options: ScreenSuiteOptions = {},
): Promise<Problem[]> {
  return runCases(screenCases(plugin, options))
}

/**
 * The conformance suite of a screen, to be called in `conformance.test.ts` (it draws in Chromium):
 *
 * @example
 * describeScreen(plugin, { params: { usual: { id: 'dash_air' } } })
 */
export function describeScreen(plugin: AnyScreenDefinition, options?: ScreenSuiteOptions): void {
  describeCases(plugin.manifest.id, screenCases(plugin, options))
}
