import type { Node } from '@airshed/kit/define'

/** A monitor of which these settings were requested. Default: none. */
export function airGradient(settings?: Node['settings']): Node {
  return {
    _id: '84FCE612EFF4:0',
    node_id: '84FCE612EFF4:0',
    _type: 'thiamis',
    serial: '84FCE612EFF4',
    type: 'AirGradient Indoor',
    name: 'Reading room',
    presentName: 'Reading room',
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
    default_profile_id: 'airthinx-default',
    location_type: 'manual',
    location_description: '',
    shared_to: [],
    leased_to: null,
    payment_organization_id: null,
    actions: ['read', 'list', 'configure'],
    settings,
  }
}
