import type { DeviceCommand, NodeSettings } from '@airshed/console-kit'
import { deviceCommand, nodeSetting, nodeSettings, TEST_NOW_MS } from '@airshed/testing'

const MINUTE_MS = 60_000

/** Settings of the first device, in each state they can have on a Thiamis. */
export const OPEN_SETTINGS: NodeSettings = nodeSettings({
  key: { made_at: TEST_NOW_MS - 26 * 60 * MINUTE_MS, made_by: 'Ada Author' },
  settings: [
    nodeSetting('interval', {
      desired: 300_000,
      reported: 60_000,
      state: 'waiting',
      asked_at: TEST_NOW_MS - 57 * MINUTE_MS,
    }),
    nodeSetting('enable_gps', {
      desired: 1,
      reported: 0,
      state: 'refused',
      reason: 'no GPS receiver',
    }),
    nodeSetting('enable_led'),
    nodeSetting('voc_unit', { desired: 'ppb', reported: 'ppb' }),
    { ...nodeSetting('pm_config', { reported: 'm3' }), desired: undefined, state: 'reported' },
  ],
})

/** Settings of a monitor that fetches them but never confirms. */
export const FETCHED_SETTINGS: NodeSettings = nodeSettings({
  channel: 'airgradient',
  settings: [
    nodeSetting('ledBarMode', { desired: 'co2', state: 'fetched', reported_at: null }),
    nodeSetting('country', { desired: 'ES', state: 'fetched', reported_at: null }),
  ],
})

/** A command in each state, the newest first. */
export const COMMANDS: readonly DeviceCommand[] = [
  deviceCommand(0, { name: 'reboot', state: 'queued', sent_at: null, ended_at: null }),
  deviceCommand(1, { name: 'blink', state: 'sent', ended_at: null }),
  deviceCommand(2, { name: 'wifi_scan', data: { networks: ['quay', 'harbour'] } }),
  deviceCommand(3, { name: 'sim_reset', state: 'failed', reason: 'no SIM card' }),
  deviceCommand(4, { name: 'blink', state: 'expired', sent_at: null }),
  deviceCommand(5, {
    name: 'format',
    state: 'withdrawn',
    sent_at: null,
    withdrawn_by: 'Olga Owner',
  }),
]
