import { afterEach, expect, it } from 'vitest'
import { createPluginIntl } from '../intl/pluginIntl.ts'
import { clearPage, createPage } from '../testsupport/renderPage.tsx'
import { WidgetPlot } from './WidgetPlot.tsx'

afterEach(clearPage)

const HOUR_MS = 3_600_000
const intl = createPluginIntl({ en: {}, es: {} }, { locale: 'en_US', timezone: 'UTC' })

it('makes the chart of a widget once, in the size of its card', () => {
  const made: Node[] = []
  const watch = new MutationObserver(() => undefined)
  watch.observe(document.body, { childList: true, subtree: true })
  createPage().draw(
    <div style={{ display: 'flex', width: 480, height: 240 }}>
      <WidgetPlot
        series={[]}
        zones={[]}
        showGaps
        range={{ from: 0, to: HOUR_MS }}
        theme="light"
        intl={intl}
        actions={{ navigate: () => undefined, setViewState: () => undefined }}
      />
    </div>,
  )
  for (const { addedNodes } of watch.takeRecords()) {
    for (const node of addedNodes) {
      if (node instanceof Element && node.matches('.uplot')) made.push(node)
    }
  }
  watch.disconnect()
  expect(made).toHaveLength(1)
  expect(document.querySelector('.air-chart')?.getBoundingClientRect().width).toBe(480)
})
