import type { ThemeName } from './themes.ts'

/**
 * Colours by role. `styles/tokens.css` has the same values as `--air-<role>`; this object is for
 * code that draws without CSS (canvas, exports). A test keeps the two in sync.
 */
export interface ThemeTokens {
  page: string
  surface: string
  raised: string
  hover: string
  selected: string
  text: string
  muted: string
  line: string
  lineStrong: string
  accent: string
  accentHover: string
  accentActive: string
  onAccent: string
  danger: string
  dangerHover: string
  onDanger: string
  warning: string
  success: string
  skeleton: string
  series1: string
  series2: string
  series3: string
  series4: string
  series5: string
  series6: string
  gradeExcellent: string
  gradeGood: string
  gradeSatisfactory: string
  gradeModerate: string
  gradePoor: string
  gradeVeryPoor: string
  statusOnline: string
  statusOffline: string
  statusActivated: string
  statusDeactivated: string
  statusHibernated: string
  statusInventory: string
  statusError: string
  statusLeased: string
  statusShared: string
}

const grades = {
  gradeExcellent: '#1b7f79',
  gradeGood: '#4c9a5b',
  gradeSatisfactory: '#b3a62e',
  gradeModerate: '#de8f1e',
  gradePoor: '#c9502f',
  gradeVeryPoor: '#86264a',
}

/** The colours of both themes by role, for code that draws without CSS. */
export const THEME_TOKENS: Record<ThemeName, ThemeTokens> = {
  light: {
    page: '#f5f7f8',
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#eef2f4',
    selected: '#e3eff4',
    text: '#14222b',
    muted: '#55656f',
    line: '#dce3e7',
    lineStrong: '#b7c3ca',
    accent: '#0a6a8f',
    accentHover: '#085a7a',
    accentActive: '#064a65',
    onAccent: '#ffffff',
    danger: '#b3261e',
    dangerHover: '#93201a',
    onDanger: '#ffffff',
    warning: '#8a5a00',
    success: '#1b6e46',
    skeleton: '#e6ebee',
    series1: '#0072b2',
    series2: '#c76b00',
    series3: '#00805c',
    series4: '#a6447f',
    series5: '#3c8dc9',
    series6: '#b03a2e',
    ...grades,
    statusOnline: '#1b7f4b',
    statusOffline: '#3f4c55',
    statusActivated: '#0a6a8f',
    statusDeactivated: '#84929b',
    statusHibernated: '#5a54a8',
    statusInventory: '#86683a',
    statusError: '#b3261e',
    statusLeased: '#94478a',
    statusShared: '#0f7f8c',
  },
  dark: {
    page: '#0e161b',
    surface: '#152128',
    raised: '#1c2a32',
    hover: '#1d2b33',
    selected: '#1b3542',
    text: '#e3ebef',
    muted: '#9aabb5',
    line: '#2a3a44',
    lineStrong: '#465965',
    accent: '#5bb8dc',
    accentHover: '#7ac6e4',
    accentActive: '#97d3ea',
    onAccent: '#0b1a21',
    danger: '#f2877f',
    dangerHover: '#f6a29b',
    onDanger: '#2a0a08',
    warning: '#e5b354',
    success: '#6cc79a',
    skeleton: '#22313a',
    series1: '#4fa8e0',
    series2: '#f0a33a',
    series3: '#3cc79b',
    series4: '#e08cbd',
    series5: '#8cc9f2',
    series6: '#f2877f',
    ...grades,
    statusOnline: '#5cc48d',
    statusOffline: '#ced9df',
    statusActivated: '#5bb8dc',
    statusDeactivated: '#7f909b',
    statusHibernated: '#a7a2ec',
    statusInventory: '#cba76c',
    statusError: '#f2877f',
    statusLeased: '#dd93d2',
    statusShared: '#5bc3cf',
  },
}

/** `seriesOne` style names to CSS: `lineStrong` is `--air-line-strong`, `series1` is `--air-series-1`. */
export function tokenVariable(name: keyof ThemeTokens): string {
  return `--air-${name.replace(/([A-Z]|\d+)/g, '-$1').toLowerCase()}`
}
