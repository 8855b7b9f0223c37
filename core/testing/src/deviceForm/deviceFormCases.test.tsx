import { Type } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { runCases } from '../conformance/cases.ts'
import { compile, loadersOf } from '../testsupport/gauge.ts'
import { PUMP_FIXTURES, pumpForm, pumpSchema } from '../testsupport/pumpForm.ts'
import { checkDeviceForm, describeDeviceForm, deviceFormCases } from './deviceFormCases.ts'

const { toPayload } = pumpForm()

const bad = {
  'forgets a setting on the way': pumpForm({
    toPayload: (value) => ({ ...toPayload(value), quiet: 0 }),
  }),
  'reads a bare device wrongly': pumpForm({
    fromDevice: () => ({ speed: 0, isQuiet: false, alarm: { limit: 0 } }),
  }),
  'never comes to rest': pumpForm({
    settle: (_, next) => ({ ...next, speed: (next.speed % 9) + 1 }),
  }),
  'settles on what is refused': pumpForm({ settle: (_, next) => ({ ...next, speed: 12 }) }),
  'changes what it is given': pumpForm({
    settle: (_, next) => Object.assign(next, { speed: 1 }),
  }),
  'names refused settings as the wire does': pumpForm({ issuePath: (path) => path }),
  'sends nothing': pumpForm({ save: () => Promise.resolve([]) }),
  'answers with no list': pumpForm({ save: () => Promise.resolve(true as never) }),
  'has an old validator': pumpForm({
    loadValidator: () =>
      Promise.resolve({
        default: compile(
          Type.Object({
            ...pumpSchema.properties,
            alarm: Type.Object({ limit: Type.Number({ minimum: 0, maximum: 90 }) }),
          }),
        ),
      }),
  }),
  'lacks the name of a field': pumpForm({ messages: loadersOf({ en: {}, es: {} }) }),
}

const expectedOf: Readonly<Record<keyof typeof bad, readonly [found: RegExp, text: RegExp]>> = {
  'forgets a setting on the way': [/reads from the device/, /"isQuiet":true.*"isQuiet":false/],
  'reads a bare device wrongly': [/reports nothing/, /At \/speed/],
  'never comes to rest': [/once for all/, /to stay, got/],
  'settles on what is refused': [/of each change/, /At \/speed: expected <= 9, got 12/],
  'changes what it is given': [/once for all/, /threw TypeError/],
  'names refused settings as the wire does': [
    /hands back/,
    /^\/limit: expected a field of the form from issuePath, got \/limit/,
  ],
  'sends nothing': [/where the server takes it/, /expected it to send or to return issues/],
  'answers with no list': [/where the server takes it/, /expected a list of issues, got true/],
  'has an old validator': [/alarm\.limit at its greatest/, /At \/alarm\/limit: expected <= 90/],
  'lacks the name of a field': [/names each field/, /expected a text config\.speed/],
}

describeDeviceForm(pumpForm(), PUMP_FIXTURES)

describe('the suite of device forms', () => {
  it.each(Object.keys(bad) as (keyof typeof bad)[])('catches a form that %s', async (fault) => {
    const [found, text] = expectedOf[fault]
    const cases = deviceFormCases(bad[fault], PUMP_FIXTURES)
    const problems = await runCases(cases.filter(({ name }) => found.test(name)))
    expect(problems.map((problem) => problem.text)).toContainEqual(expect.stringMatching(text))
  })

  it.each([
    ['a fixture that is refused elsewhere', ['/isQuiet']],
    ['a fixture that is refused in fewer places', ['/speed', '/isQuiet']],
  ])('catches a form with %s', async (_, paths) => {
    const tooFast = { value: PUMP_FIXTURES.invalid['too-fast'].value, paths }
    const problems = await checkDeviceForm(pumpForm(), { ...PUMP_FIXTURES, invalid: { tooFast } })
    expect(problems.map(({ text }) => text)).toEqual([expect.stringMatching(/expected errors at/)])
  })

  it('finds nothing wrong with a good form', async () => {
    expect(await checkDeviceForm(pumpForm(), PUMP_FIXTURES)).toEqual([])
  })
})
