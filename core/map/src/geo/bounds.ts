/** A place in degrees. */
export type Position = readonly [lng: number, lat: number]

/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]
