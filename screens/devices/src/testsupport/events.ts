import type { DeviceEvent } from '@airshed/console-kit'
import { deviceEvent } from '@airshed/testing'

/** Events of several kinds, the newest first. */
export const EVENTS: readonly DeviceEvent[] = [
  deviceEvent(0),
  deviceEvent(1, {
    name: 'node.shared',
    kind: 'rights',
    actor_kind: 'token',
    command: null,
    organization: 'Harbour Authority',
  }),
  deviceEvent(2, {
    name: 'node.settings-reported',
    kind: 'settings',
    actor_kind: 'device',
    actor_name: 'Quay Street',
    command: null,
    changed: ['enable_led'],
    refused: ['interval'],
  }),
]
