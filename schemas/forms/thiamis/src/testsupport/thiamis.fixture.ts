import type { Node } from '@airshed/kit/define'

/** A Thiamis with these settings. Default: none, as before its first report. */
export function thiamis(settings?: Node['settings']): Node {
  return {
    _id: '1C00A3F7:0',
    node_id: '1C00A3F7:0',
    _type: 'thiamis',
    serial: '1C00A3F7',
    type: 'Thiamis-1000',
    name: 'Quay Street',
    presentName: 'Quay Street',
    description: '',
    organization_id: 'org_city',
    external_id: '00000000-0000-4000-8000-000000000001',
    timezone: 'Europe/Madrid',
    timezone_source: 'device',
    timezone_reported: 'Europe/Madrid',
    version: 1,
    interval: 60_000,
    last_online: 1_773_507_600_000,
    status: 'activated',
    statusType: 'online',
    location: [40.42, -3.7],
    is_simulated: false,
    accepts_keyless: false,
    profile_id: null,
    default_profile_id: 'eaqi-2024',
    location_type: 'manual',
    location_description: '',
    shared_to: [],
    leased_to: null,
    payment_organization_id: null,
    actions: ['read', 'list', 'configure'],
    settings,
  }
}
