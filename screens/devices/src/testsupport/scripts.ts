import { nodeScript, type FakeScript } from '@airshed/testing'

/** A file that the device has, one that it refused, and one that was deleted. */
export const SCRIPTS: readonly FakeScript[] = [
  {
    ...nodeScript('heater.lua', {
      version: 2,
      state: 'refused',
      reason: 'Line 2: if has no end',
    }),
    text: 'if humidity > 75 then\n  heater.on()\n',
  },
  {
    ...nodeScript('main.lua', { version: 3 }),
    text: '-- Reads every sensor once a minute\nlocal INTERVAL_S = 60\n\nwhile true do\n  outbox.add("now", sensor.read(1))\n  clock.sleep(INTERVAL_S)\nend\n',
  },
  {
    ...nodeScript('old.lua', { is_deleted: true, state: 'waiting' }),
    text: 'print("old")\n',
  },
]
