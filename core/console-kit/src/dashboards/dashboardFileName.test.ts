import { expect, it } from 'vitest'
import { dashboardFileName } from './dashboardFileName.ts'

it.each([
  ['City overview', 'City overview.airshed.json'],
  ['Límites: muelle/este', 'Límites- muelle-este.airshed.json'],
  ['../..', 'dashboard.airshed.json'],
  ['空気 2026', '空気 2026.airshed.json'],
  ['   ', 'dashboard.airshed.json'],
])('a dashboard %s is saved as %s', (name, file) => {
  expect(dashboardFileName(name)).toBe(file)
})
