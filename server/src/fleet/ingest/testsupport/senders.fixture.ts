/** PurpleAir, as its firmware 7.01 sends it to a data processor, without some of its housekeeping. */
export const PURPLEAIR = {
  SensorId: '84:f3:eb:28:d:ec',
  DateTime: '2026/05/17T09:58:57z',
  Geo: 'PurpleAir-dec',
  Mem: 12_600,
  lat: 39.4422,
  lon: -119.726196,
  place: 'outside',
  version: '7.01',
  uptime: 592_267,
  rssi: -70,
  hardwareversion: '3.0',
  hardwarediscovered: '3.0+OPENLOG+31954 MB+RV3028+BME280+BME680+PMSX003-A+PMSX003-B',
  current_temp_f: 64,
  current_humidity: 30,
  current_dewpoint_f: 32,
  pressure: 866.14,
  current_temp_f_680: 63,
  gas_680: 69.49,
  p25aqic_b: 'rgb(1,228,0)',
  'pm2.5_aqi_b': 7,
  pm2_5_cf_1_b: 1.79,
  p_0_3_um_b: 401.47,
  pm1_0_atm_b: 1.16,
  pm2_5_atm_b: 1.79,
  pm10_0_atm_b: 1.79,
  p25aqic: 'rgb(1,228,0)',
  'pm2.5_aqi': 9,
  pm2_5_cf_1: 2.22,
  p_0_3_um: 454.66,
  pm1_0_atm: 1.74,
  pm2_5_atm: 2.22,
  pm10_0_atm: 2.53,
  wlstate: 'Connected',
  ssid: 'harbour',
}

/** State objects of Home Assistant, as `rest_command` of docs/ingest.md sends them. */
export const HOME_ASSISTANT = {
  serial: 'living-room',
  name: 'Living room',
  states: [
    {
      entity_id: 'sensor.living_room_pm25',
      state: '7.1',
      attributes: { unit_of_measurement: 'µg/m³', device_class: 'pm25' },
      last_reported: '2026-05-17T09:59:58.123456+00:00',
      last_updated: '2026-05-17T09:41:00.000000+00:00',
    },
    {
      entity_id: 'sensor.living_room_temperature',
      state: '68',
      attributes: { unit_of_measurement: '°F', device_class: 'temperature' },
      last_updated: '2026-05-17T09:59:00+00:00',
    },
    {
      entity_id: 'sensor.living_room_no2',
      state: '38.3',
      attributes: { unit_of_measurement: 'µg/m³', device_class: 'nitrogen_dioxide' },
      last_updated: '2026-05-17T09:59:00+00:00',
    },
  ],
}

/** `tele/{topic}/SENSOR` of Tasmota with its topic, as the rule of docs/ingest.md sends it. */
export const TASMOTA = {
  Topic: 'tasmota_9CF9D1',
  Time: '2026-05-17T12:00:00',
  BME280: { Temperature: 20.7, Humidity: 24.4, DewPoint: -0.4, Pressure: 760.1 },
  PMS5003: { CF1: 22, 'CF2.5': 32, PM1: 22, 'PM2.5': 31, PM10: 49, 'PB0.3': 4146 },
  DS18B20: { Id: '011312345678', Temperature: 69.1 },
  ENERGY: { Power: 5, Temperature: 41 },
  ANALOG: { A0: 3 },
  PressureUnit: 'mmHg',
  TempUnit: 'C',
}

/** ESPHome, as `http_request.post` of docs/ingest.md sends it; a sensor without a state is null. */
export const ESPHOME = {
  serial: '24:6F:28:AA:BB:CC',
  name: 'Balcony',
  sensors: { pm25: 7.1, temperature: 20.5, co2: null, pressure_pa: 96_800, boost: 3 },
  units: { pm25: 'µg/m³', co2: 'ppm' },
}
