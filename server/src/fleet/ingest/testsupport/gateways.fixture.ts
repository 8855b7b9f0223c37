/** An `up` event of ChirpStack v4, as its documentation shows it, of a Dragino AQS01-L with the maker’s codec. */
export const CHIRPSTACK = {
  deduplicationId: '3ac7e3c4-4401-4b8d-9386-a5c902f9202d',
  time: '2026-05-17T10:00:05.775023242+00:00',
  deviceInfo: {
    tenantId: '52f14cd4-c6f1-4fbd-8f87-4025e1d49242',
    tenantName: 'ChirpStack',
    applicationName: 'air',
    deviceProfileName: 'AQS01-L',
    deviceName: 'class room 4',
    devEui: 'A84041FFFF5C1234',
    tags: {},
  },
  devAddr: '00189440',
  fCnt: 4,
  fPort: 2,
  data: 'DM8CkA==',
  object: { co2_ppm: 612, temperature: { value: 21.4, unit: '°C' }, humidity: 48, BatV: 3.61 },
  rxInfo: [
    { gatewayId: '0016c001f153a14c', uplinkId: 4_217_106_255, rssi: -112, snr: -4.5 },
    { gatewayId: '0016c001f153a14d', uplinkId: 4_217_106_256, rssi: -36, snr: 10.5 },
  ],
}

/** What a gateway of Ecowitt posts in its own protocol, shortened. */
export const ECOWITT =
  'PASSKEY=0123456789ABCDEF0123456789ABCDEF&stationtype=GW2000A_V3.2.4&runtime=296&dateutc=2026-05-17+09:59:56' +
  '&tempinf=69.26&humidityin=61&baromrelin=29.92&baromabsin=29.500&tempf=50.0&humidity=84&winddir=270' +
  '&windspeedmph=10.00&windgustmph=12.50&solarradiation=101.5&dailyrainin=0.120&temp2f=68.0&humidity2=40' +
  '&pm25_ch1=7.0&pm25_avg_24h_ch1=6.1&tf_co2=71.6&humi_co2=45&pm25_co2=3.1&pm10_co2=4.0&co2=512&freq=868M&model=GW2000A&interval=60'
