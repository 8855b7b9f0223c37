import type { ErrorBody, PluginEffect } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { SAMPLE_ID, SAMPLE_TYPE, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (const [version, configVersion] of [
    ['1.0.0', 1],
    ['1.1.0', 1],
    ['2.0.0', 2],
  ] as const) {
    await seedPlugin(world.context, 'city', {
      version,
      state: 'enabled',
      manifest: { configVersion },
    })
  }
  await seedPlugin(world.context, 'city', { version: '3.0.0' })
  const saved = (id: string, configVersion: number) => ({
    ...chartWidget(id),
    type: SAMPLE_TYPE,
    configVersion,
    config: { greeting: 'Ahoy' },
  })
  const city = { organization: 'city' }
  await seedDashboard(world.context, { ...city, widgets: [saved('a', 1), saved('b', 2)] })
  const personal = [saved('a', 1), saved('b', 1), chartWidget('c')]
  await seedDashboard(world.context, { ...city, user: 'user', widgets: personal })
  await seedDashboard(world.context, { organization: 'harbour', widgets: [saved('a', 1)] })
})
afterAll(() => world.close())

const ask = <Body = PluginEffect>(decision: string, version: string, of = SAMPLE_ID) =>
  world.call<Body>(
    'owner',
    'GET',
    `plugins/${of}/versions/${version}/effect?organization_id=city&decision=${decision}`,
  )
const effectOf = async (decision: 'use' | 'remove', version: string) => {
  const { body } = await ask(decision, version)
  const { outcomes, ...all } = body
  return {
    ...all,
    outcomes: outcomes.map(
      ({ config_version: settings, widgets, dashboards, drawn_by, outcome, is_changed }) =>
        `${widgets} of settings ${settings} on ${dashboards}: ${outcome} ${drawn_by}${is_changed ? ', changed' : ''}`,
    ),
  }
}
const ALL = { widgets: 4, dashboards: 2 }

describe('the effect of rolling back', () => {
  it('an earlier version cannot read widgets with newer settings', async () => {
    expect(await effectOf('use', '1.0.0')).toEqual({
      ...ALL,
      current_version: '1.0.0',
      outcomes: [
        '1 of settings 2 on 1: newer 1.0.0, changed',
        '3 of settings 1 on 2: drawn 1.0.0, changed',
      ],
    })
  })

  it('widgets that the version draws already stay unchanged', async () => {
    expect((await effectOf('use', '1.1.0')).outcomes).toEqual([
      '1 of settings 2 on 1: newer 1.1.0, changed',
      '3 of settings 1 on 2: drawn 1.1.0',
    ])
  })
})

describe('the effect of removing', () => {
  it('removing the only version for some settings migrates them forward', async () => {
    await world.call('owner', 'PUT', `plugins/${SAMPLE_ID}/versions/1.0.0?organization_id=city`, {
      state: 'disabled',
    })
    expect(await effectOf('remove', '1.1.0')).toEqual({
      ...ALL,
      current_version: '2.0.0',
      outcomes: [
        '1 of settings 2 on 1: drawn 2.0.0',
        '3 of settings 1 on 2: upgraded 2.0.0, changed',
      ],
    })
    await world.call('owner', 'PUT', `plugins/${SAMPLE_ID}/versions/1.0.0?organization_id=city`, {
      state: 'enabled',
    })
  })

  it('removing the newest version leaves its widgets to an earlier one that cannot read them', async () => {
    expect(await effectOf('remove', '2.0.0')).toEqual({
      ...ALL,
      current_version: '1.1.0',
      outcomes: ['1 of settings 2 on 1: newer 1.1.0, changed', '3 of settings 1 on 2: drawn 1.1.0'],
    })
  })

  it('removing a version that nobody runs changes nothing', async () => {
    const { outcomes } = await effectOf('remove', '3.0.0')
    expect(outcomes.join()).not.toContain('changed')
  })

  it('removing the last version in use leaves a gap, whatever was pinned', async () => {
    const path = (rest: string) => `plugins/${SAMPLE_ID}/${rest}?organization_id=city`
    for (const version of ['1.1.0', '2.0.0']) {
      await world.call('owner', 'PUT', path(`versions/${version}`), { state: 'disabled' })
    }
    await world.call('owner', 'PUT', path('current'), { version: '1.0.0' })
    expect(await effectOf('remove', '1.0.0')).toEqual({
      ...ALL,
      current_version: null,
      outcomes: [
        '1 of settings 2 on 1: missing null, changed',
        '3 of settings 1 on 2: missing null, changed',
      ],
    })
  })

  it('a preview of an effect changes nothing', async () => {
    const { body } = await world.call<{ current_version: string }[]>(
      'owner',
      'GET',
      'plugins/catalogue?organization_id=city',
    )
    expect(JSON.stringify(body)).toContain('"version":"1.0.0"')
  })
})

it.each([
  ['use', '3.0.0', SAMPLE_ID, 409, 'PLUGIN_NOT_ENABLED'],
  ['use', '9.0.0', SAMPLE_ID, 404, 'NOT_FOUND'],
  ['remove', '1.0.0', 'acme.nobody', 404, 'NOT_FOUND'],
  ['burn', '1.0.0', SAMPLE_ID, 400, 'VALIDATION_FAILED'],
])(
  'refuses a preview like the decision itself: %s %s of %s',
  async (decision, version, of, ...said) => {
    const { status, body } = await ask<ErrorBody>(decision, version, of)
    expect([status, body.code]).toEqual(said)
  },
)
