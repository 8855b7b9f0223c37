/**
 * The IANA time zone of a place. The outlines of zones are coarse: it may be wrong within some kilometres of a border,
 * so it is a suggestion (decision 162). They are loaded when they are first needed.
 *
 * @param latitude degrees north
 * @param longitude degrees east
 */
export async function zoneOfPlace(latitude: number, longitude: number): Promise<string> {
  const { default: find } = await import('@photostructure/tz-lookup')
  return find(latitude, longitude)
}
