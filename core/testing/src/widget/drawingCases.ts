import type { ConformanceCase } from '../conformance/cases.ts'
import { SCENES } from '../builders/scene.ts'
import { axeProblems } from '../rendering/axeProblems.ts'
import { LOOKS } from '../rendering/looks.ts'
import { wordProblems } from '../rendering/wordProblems.ts'
import { acceptedVariations, type SchemaSubject } from '../schema/schemaSubject.ts'
import { renderWidget, type RenderWidgetOptions, type RenderedWidget } from './renderWidget.tsx'
import type { WidgetSubject } from './subject.ts'

/** Sizes in CSS pixels besides the default one. */
const SIZES = {
  'tiny (120 × 80)': { width: 120, height: 80 },
  'narrow (240 × 180)': { width: 240, height: 180 },
  'large (1600 × 900)': { width: 1600, height: 900 },
} as const

type Look = (drawn: RenderedWidget) => readonly string[] | Promise<readonly string[]>

/** Renders, checks and unmounts. @returns all problems */
async function drawAnd(
  subject: WidgetSubject,
  options: RenderWidgetOptions,
  look: Look = () => [],
): Promise<string[]> {
  const drawn = await renderWidget(subject.plugin, { ...options, data: subject.data })
  try {
    const found = await look(drawn)
    const thrown = drawn.problems()
    const nothing =
      drawn.container.childElementCount === 0 ? ['expected something drawn, got nothing'] : []
    return [
      ...thrown,
      ...(thrown.length > 0 ? [] : nothing),
      ...wordProblems(drawn.container),
      ...found,
    ]
  } finally {
    drawn.unmount()
  }
}

/** The widget draws each of its configs in every scene, size, theme and language. */
export function drawingCases(subject: WidgetSubject, schema: SchemaSubject): ConformanceCase[] {
  const { fixtures } = subject
  const usual = fixtures[0]?.[1]
  const draws = (name: string, options: RenderWidgetOptions, look?: Look): ConformanceCase => ({
    name: `draws ${name}`,
    problems: () => drawAnd(subject, options, look),
  })
  return [
    ...fixtures.flatMap(([name, config]) =>
      SCENES.map((scene) => draws(`${name} with ${scene} data`, { config, scene })),
    ),
    ...acceptedVariations(schema).map(({ name, value }) => draws(name, { config: value })),
    ...Object.entries(SIZES).flatMap(([name, size]) =>
      (['normal', 'empty'] as const).map((scene) =>
        draws(`itself ${name} with ${scene} data`, { config: usual, size, scene }),
      ),
    ),
    ...LOOKS.flatMap(({ theme, locale }) =>
      (['normal', 'empty'] as const).map((scene) =>
        draws(
          `itself in ${theme} and ${locale} for everybody (axe), with ${scene} data`,
          { config: usual, theme, locale, scene },
          ({ container }) => axeProblems(container),
        ),
      ),
    ),
    draws('itself where the page lets it do nothing', { config: usual, hasCapabilities: false }),
    draws('itself over a range that stands still', { config: usual, isLive: false }),
    draws('changing data one after another', { config: usual }, async (drawn) => {
      for (const scene of [...SCENES, 'normal'] as const) await drawn.turnTo(scene)
      return []
    }),
  ]
}

/** A widget keeps working while its buttons and links, at most 20, are clicked. */
export function useCases(subject: WidgetSubject): ConformanceCase[] {
  return [
    {
      name: 'goes on when each of its buttons and links is used',
      problems: () =>
        drawAnd(subject, { config: subject.fixtures[0]?.[1] }, async ({ container }) => {
          const stay = (event: Event): void => event.preventDefault()
          window.addEventListener('click', stay)
          const controls = 'button, a[href], [role="button"], input[type="checkbox"], th[tabindex]'
          const count = container.querySelectorAll(controls).length
          for (let index = 0; index < Math.min(count, 20); index += 1) {
            container.querySelectorAll<HTMLElement>(controls)[index]?.click()
          }
          await new Promise<void>((resolve) => {
            requestAnimationFrame(() => resolve())
          })
          window.removeEventListener('click', stay)
          return []
        }),
    },
  ]
}
