export { matchingZones, type ZoneOption } from './timeZones.ts'
export { useTimeZones } from './useTimeZones.ts'
