export { matchingZones, type ZoneOption } from './timeZones.ts'
export * from './useTimeZones.ts'
