/** airRohr, as its firmware sends it. */
export const AIRROHR = {
  esp8266id: '3394227',
  software_version: 'NRZ-2024-135',
  sensordatavalues: [
    { value_type: 'SDS_P1', value: '6.50' },
    { value_type: 'SDS_P2', value: '3.20' },
    { value_type: 'BME280_temperature', value: '6.86' },
    { value_type: 'BME280_pressure', value: '100003.54' },
    { value_type: 'BME280_humidity', value: '86.66' },
    { value_type: 'signal', value: '-82' },
  ],
}

/** AirGradient with one channel, as its firmware sends it. */
export const AIRGRADIENT = {
  wifi: -46,
  rco2: 447,
  pm01: 3,
  pm02: 7,
  pm10: 8,
  pm003Count: 442,
  atmp: 25.87,
  rhum: 43,
  tvocIndex: 100,
  tvocRaw: 33051,
  noxIndex: 1,
  noxRaw: 16307,
  boot: 6,
  bootCount: 6,
}

/** An outdoor monitor with two particle sensors, under firmware with the older key names. */
export const AIRGRADIENT_TWO_CHANNELS = {
  wifi: -61,
  serialno: '84FCE60B3C40',
  channels: {
    '1': { pm01: 2, pm02: 5, pm10: 6, atmp: 18.4, rhum: 51 },
    '2': { pm01: 3, pm02: 6, pm10: 7, atmp: 18.6, rhum: 50 },
  },
  tvoc_raw: 31002,
  nox_raw: 15930,
  model: 'O-1PPT',
  bootCount: 12,
}

/** An uplink of The Things Stack; its counter is 0, so the field is left out. */
export const THINGS_STACK = {
  end_device_ids: {
    device_id: 'school-roof',
    application_ids: { application_id: 'air' },
    dev_eui: '70B3D57ED0051234',
    dev_addr: '260B1234',
  },
  received_at: '2026-05-17T10:00:05.123456789Z',
  uplink_message: {
    f_port: 2,
    frm_payload: 'AAcBkA==',
    decoded_payload: {
      temperature: { value: 21.4, unit: '°C' },
      humidity: '48',
      pm2_5: 7.25,
      pm2_5_unit: 'µg/m³',
      battery: 3.61,
      motion: true,
      status: 'ok',
      soil: { moisture: 31 },
    },
    rx_metadata: [
      { gateway_ids: { gateway_id: 'far' }, rssi: -112, snr: -4.5 },
      { gateway_ids: { gateway_id: 'near' }, rssi: -61 },
    ],
    locations: { user: { latitude: 41.15, longitude: -8.61, source: 'SOURCE_REGISTRY' } },
    received_at: '2026-05-17T10:00:04.918273645Z',
  },
}
