import { afterEach, expect, it } from 'vitest'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { sampleBars, sampleCells, sampleLines, samplePlot } from '../testsupport/samplePlots.ts'
import { Plot } from './Plot.tsx'

afterEach(cleanUp)

/** The policy of the frame of an isolated plugin, as far as a page can set it: stricter than the console's. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

function enforcePolicy(): string[] {
  const refused: string[] = []
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
  )
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = POLICY
  document.head.append(meta)
  return refused
}

it('draws every kind of figure under the policy of frames, with nothing refused', async () => {
  const refused = enforcePolicy()
  for (const [figure, part] of [
    [sampleLines(), '.scatterlayer .js-fill'],
    [sampleLines('bars'), '.errorbars path'],
    [sampleBars(), '.barlayer .point path'],
    [sampleCells(), '.heatmaplayer image'],
  ] as const) {
    renderInto(
      <div style={{ width: 400, height: 200 }}>
        <Plot {...samplePlot(figure)} />
      </div>,
    )
    await expect.poll(() => document.querySelector(part)).not.toBeNull()
  }
  expect(refused).toEqual([])
})
