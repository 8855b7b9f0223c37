import { node } from '@airshed/testing/stories'

const SERIALS = ['1C00A3F7', '1C00A3F8', '1C00A3F9', '1C00A3FA', '1C00A3FB'] as const

/** Id of the PM2.5 of a device. */
export const pm25 = (serial: string): string => `${serial}.0.0.0/132:5`

/** Five devices that measure PM2.5, PM10 and CO2. */
export const STUDY_SERVER = { nodes: SERIALS.map((serial) => node(`${serial}:0`)) }

/** The first is the reference, three others are beside it. */
export const STUDY_PARAMS = {
  reference: pm25(SERIALS[0]),
  sensors: [pm25(SERIALS[1]), pm25(SERIALS[2]), pm25(SERIALS[3])],
}
