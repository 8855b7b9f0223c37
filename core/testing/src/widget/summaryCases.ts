import { summaryOf } from '@airshed/contract'
import { createPluginIntl } from '@airshed/kit'
import { LOCALES, type Locale } from '@airshed/schemas'
import { SCENES, type Scene } from '../builders/scene.ts'
import { TEST_RANGE, TEST_TIMEZONE } from '../builders/times.ts'
import { widgetData } from '../builders/widgetData.ts'
import type { ConformanceCase } from '../conformance/cases.ts'
import { brokenWord } from '../rendering/wordProblems.ts'
import { deepFreeze } from './deepFreeze.ts'
import type { WidgetSubject } from './subject.ts'

/** Every scene except the one that differs only in length. */
const SUMMARY_SCENES = SCENES.filter((scene) => scene !== 'large')

/** The widget has a summary in both languages for every kind of data. */
export function summaryCases(subject: WidgetSubject): ConformanceCase[] {
  return subject.fixtures.flatMap(([name, config]) =>
    LOCALES.map((locale) => ({
      name: `says in a sentence what it shows (${name}, ${locale})`,
      problems: () => summaryProblems(subject, config, locale),
    })),
  )
}

async function summaryProblems(
  { plugin, data }: WidgetSubject,
  config: unknown,
  locale: Locale,
): Promise<string[]> {
  const [en, es, summary] = await Promise.all([
    plugin.messages.en(),
    plugin.messages.es(),
    summaryOf<unknown>(plugin),
  ])
  const problems: string[] = []
  const intl = createPluginIntl(
    { en: en.default, es: es.default },
    { locale, timezone: TEST_TIMEZONE },
    (error) => problems.push(error.message.split('\n')[0] ?? error.message),
  )
  const needs = plugin.needs(config, { range: TEST_RANGE, viewState: {} })
  const describeScene = (scene: Scene): string => {
    const built = widgetData(needs, { scene })
    return summary(
      config,
      deepFreeze({ ...built, ...data?.(needs, built, scene, TEST_RANGE) }),
      intl,
    )
  }
  for (const scene of SUMMARY_SCENES) {
    try {
      const text = describeScene(scene)
      const broken = brokenWord(text)
      if (text.trim() === '') problems.push(`${scene}: expected a sentence, got nothing`)
      if (broken !== null) problems.push(`${scene}: expected words, got "${broken}" in "${text}"`)
    } catch (error) {
      problems.push(`${scene}: threw ${String(error)}`)
    }
  }
  return [...new Set(problems)]
}
