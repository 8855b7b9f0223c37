import type { WidgetProps } from '@airshed/kit'
import { Type } from '@airshed/kit/define'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { runCases } from '../conformance/cases.ts'
import {
  compile,
  gauge,
  gaugeDrawnBy,
  GAUGE_FIXTURES,
  GAUGE_TEXTS,
  loadersOf,
} from '../testsupport/gauge.ts'
import { gaugeConfig, newestValue, type GaugeConfig } from '../testsupport/gaugeConfig.ts'
import { checkWidget, describeWidget, widgetCases } from './widgetCases.ts'

type Props = WidgetProps<GaugeConfig>
const leaked = { listeners: [] as (() => void)[], timers: [] as ReturnType<typeof setInterval>[] }

/** A bar needs a length, for which there is no field. */
const conditional = Type.Object(gaugeConfig.properties, {
  additionalProperties: true,
  if: { properties: { style: { const: 'bar' } }, required: ['style'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['length'] },
})

/** A border needs a width, for which there is no field. */
const nested = Type.Object({
  ...gaugeConfig.properties,
  frame: Type.Optional(
    Type.Object(
      { has_border: Type.Optional(Type.Boolean()) },
      {
        additionalProperties: true,
        if: { properties: { has_border: { const: true } }, required: ['has_border'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['width_px'] },
      },
    ),
  ),
})

/** The second shape needs a time, for which there is no field. */
const ofTwoShapes = Type.Object({
  ...gaugeConfig.properties,
  send: Type.Union([
    Type.Object({ every: Type.Optional(Type.Integer()) }, { title: 'At intervals' }),
    Type.Object(
      { note: Type.Optional(Type.String()) },
      { title: 'Once a day', additionalProperties: true, required: ['at'] },
    ),
  ]),
})

const bad = {
  'falls over values that are gaps': gaugeDrawnBy(({ data }: Props) => {
    if (Number.isNaN(data.frames[0]?.values[0])) throw new Error('cannot draw a gap')
    return <p>a value</p>
  }),
  'falls over missing series': gaugeDrawnBy(({ data }: Props) => <p>{data.frames[0]!.unit}</p>),
  'shows a machine’s word': gaugeDrawnBy(({ data }: Props) => (
    <p>Mean {(data.frames[0]?.values.reduce((sum, one) => sum + one, 0) ?? 0) / 2}</p>
  )),
  'draws nothing at all': gaugeDrawnBy(() => null),
  'changes its config': gaugeDrawnBy(({ config }: Props) => {
    config.name = 'mine'
    return <p>{config.name}</p>
  }),
  'asks the server by itself': gaugeDrawnBy(function Asking() {
    useEffect(() => void fetch('data:text/plain,air'), [])
    return <p>air</p>
  }),
  'leaves a listener': gaugeDrawnBy(function Listening() {
    useEffect(() => {
      const listener = (): void => undefined
      window.addEventListener('resize', listener)
      leaked.listeners.push(listener)
    }, [])
    return <p>resize me</p>
  }),
  'leaves a timer': gaugeDrawnBy(function Ticking() {
    useEffect(() => void leaked.timers.push(setInterval(() => undefined, 1000)), [])
    return <p>tick</p>
  }),
  'leaves an element': gaugeDrawnBy(function Portal() {
    useEffect(() => void document.body.append(document.createElement('aside')), [])
    return <p>over there</p>
  }),
  'has an image without words': gaugeDrawnBy(() => (
    // oxlint-disable-next-line jsx-a11y/alt-text -- the fault that axe has to find
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
  )),
  'breaks the order of hooks': gaugeDrawnBy(function Early({ data }: Props) {
    const [words] = useState('nothing')
    if (newestValue(data) === null) return <p>{words}</p>
    // oxlint-disable-next-line react/rules-of-hooks -- the fault that changing data have to show
    const [value] = useState(1)
    return <p>{value}</p>
  }),
  'needs what the page lets it do': gaugeDrawnBy(({ actions }: Props) => (
    <a href={actions.href!({ to: 'devices' })}>Devices</a>
  )),
  'fails when it is used': gaugeDrawnBy(function Fragile() {
    const [isBroken, setIsBroken] = useState(false)
    if (isBroken) throw new Error('do not touch')
    return (
      <button type="button" onClick={() => setIsBroken(true)}>
        Touch
      </button>
    )
  }),
  'uses a text that it does not have': gaugeDrawnBy(({ intl }: Props) => (
    <p>{intl.formatMessage({ id: 'nowhere' })}</p>
  )),
  'has needs that change with time': gauge({
    needs: ({ data_point_id: id }) => [
      {
        kind: 'measurements',
        dataPointIds: [id],
        window: { lastMs: Date.now() % 1_000_000 },
        statistic: 'mean',
        live: true,
      },
    ],
  }),
  'has an empty summary': gauge({ loadSummary: () => Promise.resolve({ summary: () => ' ' }) }),
  'says NaN in its summary': gauge({
    loadSummary: () =>
      Promise.resolve({
        summary: (_, { frames }) => `The value is ${frames[0]?.values.at(-1) ?? 'nothing'}`,
      }),
  }),
  'lacks a Spanish text': gauge({
    messages: loadersOf({
      en: GAUGE_TEXTS.en,
      es: Object.fromEntries(Object.entries(GAUGE_TEXTS.es).filter(([id]) => id !== 'size')),
    }),
  }),
  'fills other places in Spanish': gauge({
    messages: loadersOf({ en: GAUGE_TEXTS.en, es: { ...GAUGE_TEXTS.es, summary: '{nombre}' } }),
  }),
  'has a default that its schema refuses': gauge({
    config: Type.Object({
      ...gaugeConfig.properties,
      precision: Type.Optional(Type.Integer({ minimum: 0, maximum: 4, default: 9 })),
    }),
  }),
  'has an old validator': gauge({
    loadValidator: () => Promise.resolve({ default: compile(Type.Object({})) }),
  }),
  'has an older version without a golden file': gauge({
    manifest: { ...gauge().manifest, configVersion: 2 },
    migrations: [{ from: 1, name: 'nothing changes', migrate: (config) => config }],
  }),
  'has a form that nobody can save': gauge({
    config: conditional,
    loadValidator: () => Promise.resolve({ default: compile(conditional) }),
  }),
  'has a part that nobody can save': gauge({
    config: nested,
    loadValidator: () => Promise.resolve({ default: compile(nested) }),
  }),
  'has a shape that nobody can save': gauge({
    config: ofTwoShapes,
    loadValidator: () => Promise.resolve({ default: compile(ofTwoShapes) }),
  }),
  'has a manifest without a Spanish title': gauge({
    manifest: { ...gauge().manifest, title: { en: 'Gauge' } },
  }),
  'has a manifest that no registry takes': gauge({
    manifest: { ...gauge().manifest, type: 'gauge' },
  }),
}

/** Case that has to find the fault, and what it has to say about it. */
const expectedOf: Readonly<Record<keyof typeof bad, readonly [found: RegExp, text: RegExp]>> = {
  'falls over values that are gaps': [/nan data/, /cannot draw a gap/],
  'falls over missing series': [/unknown data/, /threw TypeError/],
  'shows a machine’s word': [/nan data/, /"NaN"/],
  'draws nothing at all': [/normal data/, /something drawn, got nothing/],
  'changes its config': [/normal data/, /threw TypeError/],
  'asks the server by itself': [/normal data/, /no request of its own, got one to data:text/],
  'leaves a listener': [/leaves nothing/, /2 × "resize" listener on window/],
  'leaves a timer': [/leaves nothing/, /2 × running interval/],
  'leaves an element': [/leaves nothing/, /<aside> below <body>/],
  'has an image without words': [/axe/, /image-alt/],
  'breaks the order of hooks': [/changing data/, /hooks/],
  'needs what the page lets it do': [/do nothing/, /threw TypeError/],
  'fails when it is used': [/buttons and links/, /do not touch/],
  'uses a text that it does not have': [/normal data/, /nowhere/],
  'has needs that change with time': [/same data each time/, /at the second time/],
  'has an empty summary': [/sentence/, /expected a sentence, got nothing/],
  'says NaN in its summary': [/sentence/, /expected words, got "NaN"/],
  'lacks a Spanish text': [/same texts/, /messages\/es\.json: expected a text size/],
  'fills other places in Spanish': [/same texts/, /places \{name, value\}, got \{nombre\}/],
  'has a default that its schema refuses': [/accepts precision at its default/, /At \/precision/],
  'has an old validator': [/compiled validator/, /npm run generate/],
  'has an older version without a golden file': [/golden file/, /from version 1, got none/],
  'has a form that nobody can save': [/style was turned to "bar"/, /cannot be saved. At \/length/],
  'has a part that nobody can save': [
    /frame\.has_border was turned to true/,
    /saves or marks a field, got neither/,
  ],
  'has a shape that nobody can save': [
    /shape 2 of send was chosen/,
    /saves or marks a field, got neither|At \/send/,
  ],
  'has a manifest without a Spanish title': [/manifest/, /manifest \/title\/es/],
  'has a manifest that no registry takes': [/manifest/, /PLUGIN_MANIFEST_INVALID/],
}

describeWidget(gauge(), { fixtures: GAUGE_FIXTURES })

afterEach(() => {
  for (const listener of leaked.listeners.splice(0)) window.removeEventListener('resize', listener)
  for (const timer of leaked.timers.splice(0)) clearInterval(timer)
  for (const stray of document.querySelectorAll('aside')) stray.remove()
})

describe('the suite of widgets', () => {
  it.each(Object.keys(bad) as (keyof typeof bad)[])('catches a widget that %s', async (fault) => {
    const [found, text] = expectedOf[fault]
    const cases = widgetCases(bad[fault], { fixtures: GAUGE_FIXTURES })
    const problems = await runCases(cases.filter(({ name }) => found.test(name)))
    expect(problems.map((problem) => problem.text)).toContainEqual(expect.stringMatching(text))
  })

  it('finds nothing wrong with a good widget', async () => {
    expect(await checkWidget(gauge(), { fixtures: GAUGE_FIXTURES })).toEqual([])
  })
})
