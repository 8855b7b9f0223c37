import {
  pagesOf,
  type RegisteredPlugin,
  type PageParams,
  type ScreenDefinition,
  type ScreenPlace,
} from '@airshed/contract'
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
import { LOOKS } from '../rendering/looks.ts'
import { wordProblems } from '../rendering/wordProblems.ts'
import { schemaCases } from '../schema/schemaCases.ts'
import { fieldsOf, leastValue, type SchemaSubject } from '../schema/schemaSubject.ts'
import { panesCase } from './panesCase.ts'
import { renderScreen, type RenderedScreen, type RenderScreenOptions } from './renderScreen.tsx'

export interface ScreenSuiteOptions {
  /**
   * Page id → name → parameters of the path and the query. Default of a page: the minimal ones that its
   * schema accepts.
   */
  params?: Readonly<Record<string, Named<PageParams>>>
  /** The contents of the in-memory server; the suite sets its scene. */
  server?: Omit<FakeServerOptions, 'scene' | 'isRefusing'>
  /** Widgets that its dashboards may contain. */
  plugins?: readonly RegisteredPlugin[]
}

type Look = (drawn: RenderedScreen) => readonly string[] | Promise<readonly string[]>

/** Every case of a screen: those for all pages together, and those for each page. */
export function screenCases(
  plugin: ScreenDefinition,
  options: ScreenSuiteOptions = {},
): ConformanceCase[] {
  const places = pagesOf([plugin])
  return [
    manifestCase(plugin),
    ...messageCases(plugin.messages, []),
    ...places.flatMap((place) => {
      const cases = pageCases(place, options)
      if (places.length === 1) return cases
      return cases.map((one) => ({ ...one, name: `${one.name} on page ${place.page.id}` }))
    }),
  ]
}

function pageCases(place: ScreenPlace, options: ScreenSuiteOptions): ConformanceCase[] {
  const { screen, page, definition } = place
  const given = entriesOf(options.params?.[page.id])
  const schema: SchemaSubject = {
    schema: definition.params,
    loadValidator: definition.loadValidator,
    fixtures: given,
  }
  const least = (): PageParams => leastValue(schema) ?? {}
  const fixtures = given.length > 0 ? given : [['usual', least()] as const]
  const usual = fixtures[0]?.[1] ?? {}
  const { server, plugins = [] } = options

  const drawAnd = async (changes: Partial<RenderScreenOptions>, look: Look): Promise<string[]> => {
    const drawn = await renderScreen(screen, {
      page: page.id,
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
    ...pathCases(place),
    ...panesCase(definition),
    ...schemaCases(schema, 'parameters'),
    ...fixtures.map(([name, params]) => draws(name, { params })),
    draws('itself where there is nothing yet', { server: { scene: 'empty' } }),
    draws('itself where every call is refused', { server: { isRefusing: true } }),
    ...[360, 768].map((widthPx) => draws(`itself ${widthPx} px wide`, { widthPx })),
    ...LOOKS.map(({ theme, locale }) =>
      draws(`itself in ${theme} and ${locale} for everybody (axe)`, { theme, locale }, (drawn) =>
        axeProblems(drawn.container),
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

/** Each part of the path is a parameter, and nothing else is needed to open the page. */
function pathCases({ page: { path }, definition: { params } }: ScreenPlace): ConformanceCase[] {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return [
    {
      name: 'knows each part of its path',
      problems: () => {
        const known = fieldsOf(params).map(([name]) => name)
        return parts
          .filter((name) => !known.includes(name))
          .map((name) => `params: expected a schema of ${name} of path ${path}, got none`)
      },
    },
    {
      name: 'opens by its path alone',
      problems: () =>
        requiredOf(params)
          .filter((name) => !parts.includes(name))
          .map(
            (name) =>
              `params: expected ${name} to be optional, as path ${path} lacks it and defaults of schemas are not filled in, got a required parameter`,
          ),
    },
  ]
}

const requiredOf = (schema: ScreenPlace['definition']['params']): readonly string[] =>
  (schema as { required?: string[] }).required ?? []

/** All problems of a screen. */
export function checkScreen(
  plugin: ScreenDefinition,
  options: ScreenSuiteOptions = {},
): Promise<Problem[]> {
  return runCases(screenCases(plugin, options))
}

/**
 * The conformance suite of a screen, to be called in `conformance.test.ts` (it renders in Chromium):
 *
 * @example
 * describeScreen(plugin, { params: { main: { usual: { id: 'dash_air' } } } })
 */
export function describeScreen(plugin: ScreenDefinition, options?: ScreenSuiteOptions): void {
  describeCases(plugin.manifest.id, screenCases(plugin, options))
}
