/** Ids of the parameters that templates look for, by wire name. */
export const PARAMETER = {
  pm1: '132:4',
  pm25: '132:5',
  pm10: '132:7',
  tsp: '132:8',
  co2: '131:10',
  vocEtoh: '140:11',
  vocIndex: '140:12',
  noxIndex: '140:13',
  hcho: '180:1',
  temperature: '128:1',
  humidity: '128:2',
  pressure: '128:3',
  windSpeed: '150:1',
  windDirection: '150:2',
  windGust: '150:3',
  laeq: '160:1',
  lamax: '160:3',
  no2: '170:1',
  o3: '170:2',
  so2: '170:3',
  co: '170:4',
} as const

/** Parameters that show that a device is indoors. */
export const INDOOR_PATHS: readonly string[] = [
  PARAMETER.co2,
  PARAMETER.vocEtoh,
  PARAMETER.vocIndex,
]
