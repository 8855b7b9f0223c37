import { dataPoint, sensor, TEST_NOW_MS, type DataOverrides } from '@airshed/testing'

const HOUR_MS = 3_600_000

/** The device with all that can be known about it; its location is half a day old. */
export const wholeDevice: DataOverrides = (_needs, { nodes }) => ({
  nodes: nodes.map((node) => ({
    ...node,
    description: 'Roof of the market hall, above the loading bay.',
    shared_to: ['org_state', 'org_university'],
    leased_to: null,
    payment_organization_id: null,
    devices: [sensor(), sensor({ _id: '1C00A3F7.2.0.1', name: 'airmar', com_port: 2 })],
    data_points: [
      ...(node.data_points ?? []),
      dataPoint('1C00A3F7.0.0.0/191:1', {
        _type: 'location',
        lastTimeReportedTs: TEST_NOW_MS - 12 * HOUR_MS,
      }),
    ],
  })),
})
