import { expect, it } from 'vitest'
import { parameterById, SENSOR_TARGETS } from './index.ts'

it.each(Object.entries(SENSOR_TARGETS))(
  'targets of %s are in the unit of the catalogue',
  (id, { unit }) => {
    expect(parameterById(id)?.unit).toBe(unit)
  },
)

it('targets of PM2.5 are those of EPA/600/R-20/280', () => {
  expect(SENSOR_TARGETS['132:5']?.ranges).toEqual({
    slope: { least: 0.65, most: 1.35 },
    intercept: { least: -5, most: 5 },
    rSquared: { least: 0.7, most: null },
    rmse: { least: null, most: 7 },
    nrmsePercent: { least: null, most: 30 },
    sd: { least: null, most: 5 },
    cvPercent: { least: null, most: 30 },
  })
})

it('targets of ozone are those of EPA/600/R-20/279, which has no NRMSE', () => {
  expect(SENSOR_TARGETS['170:2']?.ranges).toEqual({
    slope: { least: 0.8, most: 1.2 },
    intercept: { least: -5, most: 5 },
    rSquared: { least: 0.8, most: null },
    rmse: { least: null, most: 5 },
    sd: { least: null, most: 5 },
    cvPercent: { least: null, most: 30 },
  })
})
