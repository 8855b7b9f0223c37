import { node } from '@airshed/testing'

/** Devices that the reader may configure, one of them with a profile of its own. */
export const DEVICES = [
  node('1C00A3F7:0', {
    type: 'Aethair IAQ',
    default_profile_id: 'airthinx-well-v2',
    actions: ['read', 'list', 'configure'],
  }),
  node('1C00A3F8:0', { default_profile_id: 'eaqi-2024', actions: ['read', 'list', 'configure'] }),
  node('1C00A3F9:0', {
    default_profile_id: 'eaqi-2024',
    profile_id: 'us-aqi-2024',
    actions: ['read', 'list'],
  }),
]

/** The list of them, as returned by the server. */
export const ANSWERS = {
  nodes: { data: DEVICES, next: null, total: DEVICES.length, page: 1, size: DEVICES.length },
}
