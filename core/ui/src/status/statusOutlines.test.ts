import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { STATUS_LOOKS } from './statuses.ts'
import { STATUS_OUTLINES } from './statusOutlines.ts'

it.each(Object.entries(STATUS_OUTLINES))('the outline of %s is its icon', (status, outlines) => {
  const { Icon } = STATUS_LOOKS[status as keyof typeof STATUS_OUTLINES]
  const drawn = renderToStaticMarkup(createElement(Icon, { size: 16 }))
  for (const outline of outlines) expect(drawn).toContain(outline)
})
