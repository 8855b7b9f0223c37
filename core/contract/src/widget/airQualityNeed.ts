/**
 * The air of devices by the standard that judges each, computed by the server: each pollutant averaged as
 * the standard wants it (NowCast, 24 h, 8 h or 1 h), its grade, and by the US tables an index. It is that
 * of the last whole hour before now, or on a page that shows the past before the end of its range, and is
 * made again each minute while the page is live.
 */
export interface AirQualityNeed {
  kind: 'airQuality'
  nodeIds: readonly string[]
  /**
   * The widget is drawn before the air of its devices has come, and without it where it does not come.
   * Default false.
   */
  isOptional?: boolean
}
