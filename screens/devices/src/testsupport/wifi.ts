import { nodeWifi, TEST_NOW_MS } from '@airshed/testing'

const MINUTE_MS = 60_000

/** A device in a network, and three others that it found. */
export const FOUND = nodeWifi({
  wifi_ssid: 'City Works',
  has_wifi_password: true,
  scan: {
    _id: 'scan_1',
    state: 'done',
    created_at: TEST_NOW_MS - 21 * MINUTE_MS,
    ended_at: TEST_NOW_MS - 20 * MINUTE_MS,
    reason: null,
  },
  networks: [
    { ssid: 'Alder Bay Free', signal_dbm: -58, is_open: true },
    { ssid: 'Harbour Office', signal_dbm: -80, is_open: false },
    { ssid: 'City Works', signal_dbm: null, is_open: null },
  ],
  scanned_at: TEST_NOW_MS - 20 * MINUTE_MS,
})

/** The same during another scan, requested some time ago. */
export const scanning = (agoMs: number) => ({
  ...FOUND,
  scan: {
    _id: 'scan_2',
    state: 'sent' as const,
    created_at: TEST_NOW_MS - agoMs,
    ended_at: null,
    reason: null,
  },
})
