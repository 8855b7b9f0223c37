/** How the tag of each status of an image looks. */
export const IMAGE_LOOKS = {
  uploading: 'idle',
  available: 'completed',
  removed: 'deactivated',
} as const

/** How the tag of each state of a rollout looks. */
export const ROLLOUT_LOOKS = {
  running: 'activated',
  paused: 'no_data',
  rolling_back: 'activated',
  finished: 'completed',
  cancelled: 'deactivated',
  rolled_back: 'completed',
} as const

/** How the tag of each state of a device looks. */
export const DEVICE_LOOKS = {
  waiting: 'idle',
  offered: 'idle',
  downloading: 'activated',
  updated: 'completed',
  failed: 'failed',
  rolled_back: 'deactivated',
} as const
