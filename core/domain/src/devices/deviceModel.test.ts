import { describe, expect, it } from 'vitest'
import { COMMAND_LIFETIMES_MS, deviceModel } from './deviceModel.ts'

describe('what can be asked of a device', () => {
  it.each([
    ['Thiamis-1000', 'airshed', 'thiamis', 5],
    ['Aethair IAQ 2', 'airshed', 'thiamis', 5],
    ['AirGradient I-9PSL', 'airgradient', 'airgradient', 0],
    ['Purifier', 'airshed', 'healthway', 2],
    ['Healthway 950', 'airshed', 'healthway', 2],
    ['airRohr', 'none', null, 0],
    ['LoRaWAN', 'none', null, 0],
    ['Generic', 'airshed', 'reporting', 2],
    ['', 'airshed', 'reporting', 2],
  ])('of type "%s"', (type, channel, settings, commands) => {
    const model = deviceModel(type)
    expect(model).toMatchObject({ channel, settings })
    expect(model.commands).toHaveLength(commands)
  })
})

it('forgets a blink before a reboot', () => {
  expect(COMMAND_LIFETIMES_MS.blink).toBeLessThan(COMMAND_LIFETIMES_MS.reboot)
})
