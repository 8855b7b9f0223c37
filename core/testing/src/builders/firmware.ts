import {
  DEFAULT_GATES,
  type FirmwareImage,
  type FirmwareRollout,
  type FirmwareRolloutDevice,
  type FirmwareDeviceState,
} from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A firmware image of `org_city`: one available, one whose upload has stopped half way, one removed. */
export function firmwareImage(index = 0, changes: Partial<FirmwareImage> = {}): FirmwareImage {
  const status = (['available', 'uploading', 'removed'] as const)[index % 3] ?? 'available'
  const bytes = 1_572_864
  return {
    id: `firmware_${index}`,
    organization_id: 'org_city',
    version: `3.${4 - (index % 3)}.0`,
    device_type: 'Thiamis-1000',
    channel: index % 3 === 1 ? 'testing' : 'stable',
    status,
    file_name: 'thiamis.bin',
    bytes,
    received_bytes: status === 'uploading' ? bytes / 2 : bytes,
    sha256: 'ab'.repeat(32),
    signature: `${'A'.repeat(86)}==`,
    signed_by: `${'A'.repeat(43)}=`,
    notes: '',
    current_units: status === 'available' ? 8 : 0,
    pending_units: status === 'available' ? 12 : 0,
    created_by_name: 'Ada Author',
    created_at: TEST_NOW_MS - (index * 20 + 1) * DAY_MS,
    available_at: status === 'uploading' ? null : TEST_NOW_MS - (index * 20 + 1) * DAY_MS,
    actions:
      status === 'available'
        ? ['roll_out', 'delete']
        : status === 'uploading'
          ? ['upload', 'delete']
          : [],
    ...changes,
  }
}

/** A rollout of `org_city`: one that runs, one that a gate has paused, one that is finished. */
export function firmwareRollout(
  index = 0,
  changes: Partial<FirmwareRollout> = {},
): FirmwareRollout {
  const state = (['running', 'paused', 'finished'] as const)[index % 3] ?? 'running'
  const isOver = state === 'finished'
  return {
    id: `rollout_${index}`,
    organization_id: 'org_city',
    image_id: `firmware_${index}`,
    version: `3.${4 - (index % 3)}.0`,
    device_type: 'Thiamis-1000',
    state,
    pause: state === 'paused' ? { cause: 'failed', by: null, percent: 40, limit: 5 } : null,
    waves: [5, 25, 100],
    gates: DEFAULT_GATES,
    wave: isOver ? 2 : 1,
    wave_started_at: TEST_NOW_MS - HOUR_MS,
    units: {
      waiting: isOver ? 0 : 12,
      offered: 0,
      downloading: state === 'running' ? 2 : 0,
      updated: isOver ? 20 : 6,
      failed: state === 'paused' ? 2 : 0,
      rolled_back: 0,
    },
    created_by_name: 'Ada Author',
    created_at: TEST_NOW_MS - (index + 1) * DAY_MS,
    ended_at: isOver ? TEST_NOW_MS - DAY_MS : null,
    actions: isOver
      ? ['roll_back']
      : [state === 'paused' ? 'continue' : 'pause', 'roll_back', 'cancel'],
    ...changes,
  }
}

const STATES: readonly FirmwareDeviceState[] = ['updated', 'downloading', 'waiting', 'failed']

/** A device of a rollout: updated, downloading, waiting or failed. */
export function rolloutDevice(
  index = 0,
  changes: Partial<FirmwareRolloutDevice> = {},
): FirmwareRolloutDevice {
  const state = STATES[index % STATES.length] ?? 'waiting'
  const serial = `1C00F${String(index).padStart(3, '0')}`
  return {
    rollout_id: 'rollout_0',
    node_id: `${serial}:0`,
    serial,
    name: `Mast ${index + 1}`,
    wave: Math.floor(index / 2),
    state,
    from_version: state === 'waiting' ? null : '3.2.1',
    to_version: '3.4.0',
    goes_back: false,
    percent: state === 'downloading' ? 40 : null,
    reason: state === 'failed' ? 'Not enough space' : null,
    offered_at: state === 'waiting' ? null : TEST_NOW_MS - HOUR_MS,
    updated_at: state === 'updated' ? TEST_NOW_MS - HOUR_MS / 2 : null,
    changed_at: TEST_NOW_MS - (index + 1) * 60_000,
    started_by_name: 'Ada Author',
    ...changes,
  }
}
