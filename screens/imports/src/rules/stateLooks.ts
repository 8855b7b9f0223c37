/** How the tag of each state looks. */
export const STATE_LOOKS = {
  uploaded: 'idle',
  checking: 'activated',
  checked: 'idle',
  storing: 'activated',
  stored: 'completed',
  undoing: 'activated',
  undone: 'deactivated',
  failed: 'failed',
} as const
