import type { ThemeName } from '@airshed/ui'
import type { PlotProps } from '../plotly/Plot.tsx'
import type { PlotFigure } from '../plotly/plotFigure.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const course = hours.map((hour) => 20 + 12 * Math.sin(((hour - 6) / 24) * 2 * Math.PI))

/** Two lines over a day, the first with an interval and a gap at three in the morning. */
export const sampleLines = (interval: 'band' | 'bars' = 'band'): PlotFigure => ({
  traces: [
    {
      kind: 'line',
      id: 'quay',
      name: 'Quay Street',
      x: hours,
      y: course.map((value, hour) => (hour === 3 ? null : value)),
      low: course.map((value, hour) => (hour === 3 ? null : value - 4)),
      high: course.map((value, hour) => (hour === 3 ? null : value + 5)),
      interval,
    },
    {
      kind: 'line',
      id: 'roof',
      name: 'Roof <north>',
      x: hours,
      y: course.map((value) => value / 2),
    },
  ],
  x: { range: [-0.5, 23.5], ticks: [0, 6, 12, 18].map((at) => ({ at, words: `${at}:00` })) },
  y: { title: 'PM2.5, µg/m³' },
})

/** Boxes of two weeks, the third withheld and the fourth without a value. */
export const sampleBars = (): PlotFigure => {
  const days = Array.from({ length: 14 }, (_, day) => day)
  return {
    traces: [
      {
        kind: 'bars',
        id: 'days',
        x: days.map((day) => day % 7),
        base: days.map((day) => Math.floor(day / 7) + 0.05),
        y: days.map(() => 0.9),
        width: 0.9,
        colors: days.map((day) => (day === 3 ? null : day % 2 === 0 ? '#4c9cbc' : '#0b3f5c')),
        hatched: days.map((day) => day === 2),
        words: days.map((day) => String(day + 1)),
        wordColors: days.map((day) => (day === 2 || day === 3 ? '#55656f' : '#ffffff')),
      },
    ],
    x: { isShown: false, range: [-0.5, 6.5] },
    y: { isShown: false, range: [2.6, 0] },
    notes: [{ x: -0.5, y: 2.3, words: 'March', align: 'start', isStrong: true }],
  }
}

/** Three rows of four cells, one of them empty. */
export const sampleCells = (): PlotFigure => ({
  traces: [
    {
      kind: 'cells',
      id: 'cells',
      x: [0, 1, 2, 3],
      y: [0, 1, 2],
      colors: [
        ['#d8e8ee', '#4c9cbc', '#0b3f5c', '#4c9cbc'],
        ['#4c9cbc', null, '#4c9cbc', '#d8e8ee'],
        ['#0b3f5c', '#0b3f5c', '#d8e8ee', '#4c9cbc'],
      ],
    },
  ],
  dividers: [1.5],
})

/** The props of a plot that shows a sample. */
export function samplePlot(figure: PlotFigure, theme: ThemeName = 'light'): PlotProps {
  return {
    label: 'Dust by hour of day',
    figure,
    theme,
    tell: ({ trace, point }) => {
      const own = figure.traces[trace]
      const value = own === undefined || own.kind === 'cells' ? point : own.y[point]
      if (own === undefined || value === null || value === undefined) return null
      const name = own.name ?? own.id
      return {
        title: String(point),
        rows: [{ name, color: '#0072b2', value: value.toFixed(1) }],
        sentence: `${name} ${point}: ${value.toFixed(1)}`,
      }
    },
    table: {
      label: 'Dust by hour of day',
      head: ['Mean'],
      rows: [{ id: '0', name: '0:00', cells: ['8.0'] }],
    },
  }
}
