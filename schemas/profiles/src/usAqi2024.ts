import { numericIndex } from './numericIndex.ts'
import { DAY_MS, EIGHT_HOURS_MS, HOUR_MS } from './periods.ts'

/**
 * The US air quality index with the breakpoint tables in force since 6 May 2024. Particles are reported each hour by
 * NowCast, as AirNow does. Ozone has a second table: a short peak may be worse than the mean of 8 hours.
 */
const US_AQI = /* @__PURE__ */ numericIndex({
  id: 'us-aqi-2024',
  name: 'US AQI',
  source:
    'US EPA, Technical Assistance Document for the Reporting of Daily Air Quality, EPA-454/B-24-002',
  version: '2024-05',
  valid_from: '2024-05-06',
  dailyAs: 'nowcast',
  continuesFrom: 500,
  // In the colours of the source.
  grades: [
    { id: 'good', name: 'Good', color: '#00e400', letter: 'I', span: [0, 50] },
    { id: 'moderate', name: 'Moderate', color: '#ffff00', letter: 'II', span: [51, 100] },
    {
      id: 'unhealthy_sensitive',
      name: 'Unhealthy for Sensitive Groups',
      color: '#ff7e00',
      letter: 'III',
      span: [101, 150],
    },
    { id: 'unhealthy', name: 'Unhealthy', color: '#ff0000', letter: 'IV', span: [151, 200] },
    {
      id: 'very_unhealthy',
      name: 'Very Unhealthy',
      color: '#8f3f97',
      letter: 'V',
      span: [201, 300],
    },
    { id: 'hazardous', name: 'Hazardous', color: '#7e0023', letter: 'VI', span: [301, 500] },
  ],
  tables: [
    {
      id: 'pm25',
      parameterId: '132:5',
      unit: 'µg/m³',
      averagingPeriodMs: DAY_MS,
      truncateTo: 0.1,
      rows: [
        [0, 9],
        [9.1, 35.4],
        [35.5, 55.4],
        [55.5, 125.4],
        [125.5, 225.4],
        [225.5, 325.4],
      ],
    },
    {
      id: 'pm10',
      parameterId: '132:7',
      unit: 'µg/m³',
      averagingPeriodMs: DAY_MS,
      truncateTo: 1,
      rows: [
        [0, 54],
        [55, 154],
        [155, 254],
        [255, 354],
        [355, 424],
        [425, 604],
      ],
    },
    {
      id: 'o3_8h',
      parameterId: '170:2',
      unit: 'ppm',
      averagingPeriodMs: EIGHT_HOURS_MS,
      truncateTo: 0.001,
      rows: [[0, 0.054], [0.055, 0.07], [0.071, 0.085], [0.086, 0.105], [0.106, 0.2], null],
    },
    {
      id: 'o3_1h',
      parameterId: '170:2',
      unit: 'ppm',
      averagingPeriodMs: HOUR_MS,
      truncateTo: 0.001,
      rows: [null, null, [0.125, 0.164], [0.165, 0.204], [0.205, 0.404], [0.405, 0.604]],
    },
    {
      id: 'co',
      parameterId: '170:4',
      unit: 'ppm',
      averagingPeriodMs: EIGHT_HOURS_MS,
      truncateTo: 0.1,
      rows: [
        [0, 4.4],
        [4.5, 9.4],
        [9.5, 12.4],
        [12.5, 15.4],
        [15.5, 30.4],
        [30.5, 50.4],
      ],
    },
    {
      id: 'so2',
      parameterId: '170:3',
      unit: 'ppb',
      averagingPeriodMs: HOUR_MS,
      truncateTo: 1,
      rows: [
        [0, 35],
        [36, 75],
        [76, 185],
        [186, 304],
        [305, 604],
        [605, 1004],
      ],
    },
    {
      id: 'no2',
      parameterId: '170:1',
      unit: 'ppb',
      averagingPeriodMs: HOUR_MS,
      truncateTo: 1,
      rows: [
        [0, 53],
        [54, 100],
        [101, 360],
        [361, 649],
        [650, 1249],
        [1250, 2049],
      ],
    },
  ],
})

/** The six categories of the US air quality index. */
export const US_AQI_2024 = US_AQI.profile

/** Its breakpoint tables, by pollutant and averaging period. */
export const US_AQI_2024_INDEX = US_AQI.index
