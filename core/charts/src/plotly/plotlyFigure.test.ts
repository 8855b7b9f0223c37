import { THEME_TOKENS } from '@airshed/ui'
import { describe, expect, it } from 'vitest'
import { sampleBars, sampleCells, sampleLines } from '../testsupport/samplePlots.ts'
import { plotlyFigure, type PlotLook } from './plotlyFigure.ts'

const look: PlotLook = { theme: 'light', locale: 'en', width: 400, height: 200 }

describe('the figure that plotly gets', () => {
  it('gives plotly a line and its interval, and each point knows its trace', () => {
    const { data } = plotlyFigure(sampleLines(), look)
    expect(data.map(({ type, fill, meta }) => [type, fill, meta])).toEqual([
      ['scatter', 'toself', {}],
      ['scatter', undefined, { trace: 0 }],
      ['scatter', undefined, { trace: 1 }],
    ])
  })

  it('uses the colours of the theme and the number separators of the language', () => {
    const light = plotlyFigure(sampleLines(), look)
    const dark = plotlyFigure(sampleLines(), { ...look, theme: 'dark', locale: 'es' })
    expect(light.data[1]?.['line']).toMatchObject({ color: THEME_TOKENS.light.series1 })
    expect(dark.data[1]?.['line']).toMatchObject({ color: THEME_TOKENS.dark.series1 })
    expect([light.layout['separators'], dark.layout['separators']]).toEqual(['.,', ',.'])
  })

  it('draws in dashes what is no measurement, and lets the pointer pass over it', () => {
    const y = [1, 2]
    const { data } = plotlyFigure(
      {
        traces: [
          { kind: 'marks', id: 'pairs', x: y, y, sizePx: 2 },
          { kind: 'line', id: 'identity', x: y, y, isDashed: true, isBackground: true },
        ],
        isSquare: true,
      },
      look,
    )
    expect(data.map(({ hoverinfo }) => hoverinfo)).toEqual(['none', 'skip'])
    expect(data[0]?.['marker']).toMatchObject({ size: 2, opacity: 1 })
    expect(data[1]?.['line']).toMatchObject({ dash: 'dash' })
  })

  it('scales both axes of a square figure alike', () => {
    const { layout } = plotlyFigure({ ...sampleCells(), isSquare: true }, look)
    expect(layout['yaxis']).toMatchObject({ scaleanchor: 'x', constrain: 'domain' })
    expect(plotlyFigure(sampleCells(), look).layout['yaxis']).not.toHaveProperty('scaleanchor')
  })

  it('shows HTML in names as text', () => {
    const { layout } = plotlyFigure(
      { ...sampleBars(), notes: [{ x: 0, y: 0, words: 'a <b>loud</b> & "clear" name' }] },
      look,
    )
    const [note] = layout['annotations'] as { text: string }[]
    expect(note?.text).toBe('a &lt;b&gt;loud&lt;/b&gt; &amp; "clear" name')
  })

  it('hatches bars whose values are withheld, and outlines those without a value', () => {
    const [bars] = plotlyFigure(sampleBars(), look).data
    const { pattern, color, line } = bars!['marker'] as {
      color: string[]
      pattern: { shape: string[] }
      line: { width: number[] }
    }
    expect(pattern.shape.slice(0, 5)).toEqual(['', '', '/', '', ''])
    // plotly hatches in the colour of the bar: without one nothing would be seen.
    expect(color[2]).toBe(THEME_TOKENS.light.lineStrong)
    expect(line.width.slice(0, 5)).toEqual([0, 0, 1, 1, 0])
  })

  it('gives each colour of cells its step of a scale', () => {
    const [cells] = plotlyFigure(sampleCells(), look).data
    expect(cells).toMatchObject({ zmin: 0, zmax: 3 })
    expect((cells!['z'] as (number | null)[][])[1]).toEqual([1.5, null, 1.5, 0.5])
    expect((cells!['colorscale'] as unknown[]).slice(0, 2)).toEqual([
      [0, '#d8e8ee'],
      [1 / 3, '#d8e8ee'],
    ])
  })
})
