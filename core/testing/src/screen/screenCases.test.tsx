import type { ScreenProps } from '@airshed/contract'
import { Type } from '@airshed/kit/define'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { runCases } from '../conformance/cases.ts'
import { airPage, airPageDrawnBy, type PageParams } from '../testsupport/airPage.tsx'
import { compile, loadersOf } from '../testsupport/gauge.ts'
import { useNodes } from '../testsupport/useNodes.ts'
import { renderScreen } from './renderScreen.tsx'
import { checkScreen, describeScreen, screenCases } from './screenCases.ts'

const leaked: (() => void)[] = []
const named = Type.Object({ id: Type.String(), name: Type.String({ default: 'Air' }) })
const anything = Type.Object({ id: Type.String() })

const bad = {
  'falls when there are no devices': airPageDrawnBy(function Proud() {
    const { data } = useNodes()
    return <p>{data === undefined ? 'Air' : data.data[0]!.name}</p>
  }),
  'falls when it may not read': airPageDrawnBy(function Sure() {
    const { data, isPending } = useNodes()
    return <p>{isPending ? 'Air' : data!.data.length}</p>
  }),
  'leaves a listener': airPageDrawnBy(function Listening() {
    useEffect(() => {
      const listener = (): void => undefined
      document.addEventListener('keydown', listener)
      leaked.push(() => document.removeEventListener('keydown', listener))
    }, [])
    return <p>Air</p>
  }),
  'has a button without a name': airPageDrawnBy(() => (
    <p>
      Air
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault that axe has to find */}
      <button type="button" />
    </p>
  )),
  'shows what a machine left': airPageDrawnBy(({ params }: ScreenProps<PageParams>) => (
    <p>{String((params as { name?: string }).name)}</p>
  )),
  'lacks an English text': airPage({
    messages: loadersOf({ en: {}, es: { title: 'Aire' } }),
  }),
  'does not know a part of its path': airPage(
    {},
    {
      params: Type.Object({}),
      loadValidator: () => Promise.resolve({ default: compile(Type.Object({})) }),
    },
  ),
  'needs more than its path': airPage(
    {},
    { params: named, loadValidator: () => Promise.resolve({ default: compile(named) }) },
  ),
  'takes any parameter': airPage(
    {},
    { loadValidator: () => Promise.resolve({ default: compile(anything) }) },
  ),
  'has a path that no registry takes': airPage({
    manifest: {
      ...airPage().manifest,
      pages: [{ ...airPage().manifest.pages[0]!, path: '/Air' }],
    },
  }),
}

const expectedOf: Readonly<Record<keyof typeof bad, readonly [found: RegExp, text: RegExp]>> = {
  'falls when there are no devices': [/nothing yet/, /threw TypeError/],
  'falls when it may not read': [/refused/, /threw TypeError/],
  'leaves a listener': [/leaves nothing/, /1 × "keydown" listener on document/],
  'has a button without a name': [/axe/, /button-name/],
  'shows what a machine left': [/draws usual/, /"undefined"/],
  'lacks an English text': [/same texts/, /messages\/en\.json: expected a text title/],
  'does not know a part of its path': [/path/, /expected a schema of id/],
  'needs more than its path': [/path alone/, /expected name to be optional/],
  'takes any parameter': [/compiled validator/, /npm run generate/],
  'has a path that no registry takes': [/manifest/, /PLUGIN_MANIFEST_INVALID/],
}

afterEach(() => {
  for (const undo of leaked.splice(0)) undo()
})

describeScreen(airPage())

describe('the suite of screens', () => {
  it.each(Object.keys(bad) as (keyof typeof bad)[])('catches a screen that %s', async (fault) => {
    const [found, text] = expectedOf[fault]
    const cases = screenCases(bad[fault])
    const problems = await runCases(cases.filter(({ name }) => found.test(name)))
    expect(problems.map((problem) => problem.text)).toContainEqual(expect.stringMatching(text))
  })

  it('finds nothing wrong with a good screen', async () => {
    expect(await checkScreen(airPage())).toEqual([])
  })
})

describe('a screen that is drawn alone', () => {
  it('shows the answers of the server in memory', async () => {
    const page = await renderScreen(airPage(), { params: { id: 'roof' }, locale: 'es_ES' })
    expect(page.container.textContent).toBe('AireStation 1C00A3F7Station 1C00A3F8Station 1C00A3F9')
    page.unmount()
  })
})
