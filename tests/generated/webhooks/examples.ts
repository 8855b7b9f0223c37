import type {
  AlertStateChanged,
  DeviceStatusChanged,
  MeasurementsStored,
  WebhookTest,
} from '@airshed/schemas'

const measurements: MeasurementsStored = {
  type: 'measurements.stored',
  timestamp: '2026-03-02T12:00:10.000Z',
  data: {
    organization_id: 'city',
    series: [
      {
        data_point_id: '1C00AAAA.0.0.0/132:5',
        node_id: '1C00AAAA:0',
        path: '132:5',
        name: 'PM2.5',
        unit: 'µg/m³',
        basis: 'reported',
        measurements: [
          [1_772_452_800_000, 11.5],
          [1_772_452_810_000, null, 1],
        ],
      },
    ],
  },
}

const status: DeviceStatusChanged = {
  type: 'device.status_changed',
  timestamp: '2026-03-02T12:04:00.000Z',
  data: {
    organization_id: 'city',
    node_id: '1C00AAAA:0',
    serial: '1C00AAAA',
    name: 'Mast at the quay',
    previous_status: 'online',
    status: 'offline',
    last_report_at: 1_772_452_810_000,
  },
}

const alert: AlertStateChanged = {
  type: 'alert.state_changed',
  timestamp: '2026-03-02T12:02:00.000Z',
  data: {
    organization_id: 'city',
    alert_id: '5f0c7c1e-6d0e-4a8f-9a53-0d1b8f0f4c11',
    name: 'Too much dust',
    level: 'warning',
    is_active: true,
    lacks_data: false,
    changed_at: 1_772_452_920_000,
    conditions: [
      {
        node_id: '1C00AAAA:0',
        data_point_ids: ['1C00AAAA.0.0.0/132:5'],
        measured: 50,
        limit: 35,
        unit: 'µg/m³',
      },
    ],
  },
}

const test: WebhookTest = {
  type: 'webhook.test',
  timestamp: '2026-03-02T12:00:00.000Z',
  data: { organization_id: 'city', webhook_id: '0b1f6f0e-3f0b-4f0a-8a53-7f5b2c9d8e10' },
}

/** One event of each type; the tests validate them against the schemas. */
export const EXAMPLES = {
  'measurements.stored': measurements,
  'device.status_changed': status,
  'alert.state_changed': alert,
  'webhook.test': test,
}
