// Separate from the tables, which pages do not need.

/**
 * The second palettes of standards, for readers with a colour vision deficiency, as their sources give them: profile
 * id → grade id → colour. Most standards have none.
 */
export const COLOR_BLIND_COLORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'us-aqi-2024': {
    good: '#9dff91',
    moderate: '#ffc907',
    unhealthy_sensitive: '#ff8203',
    unhealthy: '#f12100',
    very_unhealthy: '#890997',
    hazardous: '#640115',
  },
}
