import type { FramePage } from '../bridge/hostMessages.ts'

/** A page as a frame knows it. */
export const readerPage = (changes: Partial<FramePage> = {}): FramePage => ({
  slug: 'org_city',
  locale: 'en_US',
  theme: 'light',
  timezone: 'UTC',
  temperatureUnit: 'C',
  permissions: { read_devices: ['org_city'] },
  version: '0.1.0',
  range: { from: 1_699_996_400_000, to: 1_700_000_000_000 },
  isLive: true,
  canSetRange: true,
  canResetRange: false,
  kept: {},
  ...changes,
})
