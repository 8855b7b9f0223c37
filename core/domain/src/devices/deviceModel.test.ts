import { describe, expect, it } from 'vitest'
import { COMMAND_LIFETIMES_MS, deviceModel } from './deviceModel.ts'

describe('what can be asked of a device', () => {
  it.each([
    ['Thiamis-1000', 'airshed', 'thiamis', 5, true],
    ['Aethair IAQ 2', 'airshed', 'thiamis', 5, true],
    ['AirGradient I-9PSL', 'airgradient', 'airgradient', 0, false],
    ['airRohr', 'none', null, 0, false],
    ['LoRaWAN', 'none', null, 0, false],
    ['Generic', 'airshed', 'reporting', 2, false],
    ['', 'airshed', 'reporting', 2, false],
  ])('of type "%s"', (type, channel, settings, commands, hasScripts) => {
    const model = deviceModel(type)
    expect(model).toMatchObject({ channel, settings, hasScripts })
    expect(model.commands).toHaveLength(commands)
  })
})

it('forgets a blink before a reboot', () => {
  expect(COMMAND_LIFETIMES_MS.blink).toBeLessThan(COMMAND_LIFETIMES_MS.reboot)
})
