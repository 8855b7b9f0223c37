// Separate from the tables, which pages do not need.

/** Id of the profile of the US index. */
export const US_AQI_2024_ID = 'us-aqi-2024'

/** Colours for readers with a colour vision deficiency, as the source gives them, by grade id. */
export const US_AQI_COLOR_BLIND_COLORS: Readonly<Record<string, string>> = {
  good: '#9dff91',
  moderate: '#ffc907',
  unhealthy_sensitive: '#ff8203',
  unhealthy: '#f12100',
  very_unhealthy: '#890997',
  hazardous: '#640115',
}
