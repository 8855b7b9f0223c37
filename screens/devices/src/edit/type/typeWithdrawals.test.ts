import { deviceCommand, nodeSetting, nodeSettings } from '@airshed/testing'
import { expect, it } from 'vitest'
import { typeWithdrawals } from './typeWithdrawals.ts'

const SENSOR = '1C00A3F7.1.2.1'
const waiting = { state: 'waiting' } as const
const of = (type: string) => {
  const { commands, settings } = typeWithdrawals(type, {
    commands: [
      deviceCommand(0, { name: 'format', state: 'queued' }),
      deviceCommand(1, { name: 'sim_reset', state: 'sent' }),
      deviceCommand(2, { name: 'blink', state: 'queued' }),
      deviceCommand(3, { name: 'auto_zero', sensor_id: SENSOR, state: 'queued' }),
    ],
    settings: nodeSettings({
      settings: [
        nodeSetting('interval', waiting),
        nodeSetting('voc_unit', waiting),
        nodeSetting('enable_led'),
        nodeSetting('endpoint', waiting),
      ],
      sensors: { [SENSOR]: [nodeSetting('debug', waiting), nodeSetting('enabled')] },
    }),
  })
  return [commands.map(({ name }) => name), settings]
}

it.each([
  ['Thiamis-2000', [], []],
  ['Purifier', ['format'], ['voc_unit']],
  ['AirGradient', ['format', 'blink', 'auto_zero'], ['interval', 'voc_unit', 'endpoint', 'debug']],
])('the type %s withdraws the commands %j and the settings %j', (type, commands, settings) => {
  expect(of(type)).toEqual([commands, settings])
})
