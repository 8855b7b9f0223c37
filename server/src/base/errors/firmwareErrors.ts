import type { ErrorRow } from './errorRow.ts'

const UNREADABLE = { status: 422, error: 'Unprocessable Content' } as const
const CONFLICT = { status: 409, error: 'Conflict' } as const

/** Errors about firmware images and their rollouts. */
export const FIRMWARE_ERRORS = {
  FIRMWARE_KEYS_MISSING: {
    ...CONFLICT,
    detail:
      'This server has no key by which it could check firmware. Its operator makes one with npm run firmware:key, and sets AIRSHED_FIRMWARE_KEYS to what that shows',
  },
  FIRMWARE_SIGNATURE: {
    ...UNREADABLE,
    detail:
      'The signature fits none of the {keys} keys of this server: expected one of exactly this type, version, size and digest. Sign the file again: npm run firmware:sign -- <file> --type "{type}" --version "{version}"',
  },
  FIRMWARE_EXISTS: {
    ...CONFLICT,
    detail:
      'There is an image {version} for {type} already. Delete it, or build the new one with another version',
  },
  FIRMWARE_LIMIT: {
    ...CONFLICT,
    detail:
      'The organization already has {limit} firmware images, the maximum. Delete one that is not needed',
  },
  FIRMWARE_STATE: {
    ...CONFLICT,
    detail: 'The firmware image is {status}, and does not allow this. Load it again',
  },
  FIRMWARE_OFFSET: {
    ...CONFLICT,
    detail:
      'The upload goes on at byte {expected}, got a part that begins at {got}. Continue there',
  },
  FIRMWARE_SIZE: {
    ...UNREADABLE,
    detail: 'Expected {expected} bytes, got {got}. Continue the upload at what has arrived',
  },
  FIRMWARE_DIGEST: {
    ...UNREADABLE,
    detail:
      'The bytes that arrived have the SHA-256 {got}, expected {expected}. They are dropped: send the file again from its beginning',
  },
  FIRMWARE_IN_USE: {
    ...CONFLICT,
    detail: 'A rollout of the image is not over. Cancel it first, or wait for its end',
  },
  FIRMWARE_NO_CHANNEL: {
    ...UNREADABLE,
    detail:
      'Devices of the type {type} have no channel by which they could get firmware. Update them as their maker says',
  },
  FIRMWARE_NO_DEVICES: {
    ...UNREADABLE,
    detail:
      'No device is left to update: expected active devices of the type {type} that do not run {version}. Name others, or check the type of the image',
  },
  FIRMWARE_OTHER_DEVICES: {
    ...UNREADABLE,
    detail:
      '{count} of the named devices are not active devices of the type {type} of this organization. Leave them out',
  },
  FIRMWARE_TOO_MANY_DEVICES: {
    ...UNREADABLE,
    detail: 'A rollout has at most {limit} devices, got {count}. Name some of them',
  },
  FIRMWARE_DEVICES_BUSY: {
    ...CONFLICT,
    detail:
      '{count} of the devices are in a rollout that is not over. Cancel it, wait for its end, or leave them out',
  },
  FIRMWARE_WAVES: {
    ...UNREADABLE,
    detail: 'Expected waves as ascending percentages that end with 100, got {got}',
  },
  ROLLOUT_STATE: {
    ...CONFLICT,
    detail: 'The rollout is {state}, and does not allow this. Load it again',
  },
} as const satisfies Record<string, ErrorRow>
