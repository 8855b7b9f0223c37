/** What a page shows at one moment: texts by what they describe. */
export type Facts = Readonly<Record<string, string>>

/**
 * Reads what must not flip from an open page: statuses, counts, the order and the colours of legends and
 * columns, notices, and whether the page is live. Measured values are left out, as they change. Injected
 * into the page as text, so it uses nothing from outside.
 */
export function readFacts(): Facts {
  const facts: Record<string, string> = {}
  const wordsOf = (element: Element | null): string =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
  const colorOf = (element: Element | null): string =>
    element === null ? '' : getComputedStyle(element).backgroundColor

  facts['page: live'] = wordsOf(document.querySelector('.air-range-live'))
  facts['page: alerts'] = all(document, '[role="alert"]').map(wordsOf).join(' | ')
  facts['page: widgets'] = String(all(document, '[data-widget-id] .air-widget').length)

  for (const widget of all(document, '[data-widget-id]')) {
    const id = widget.getAttribute('data-widget-id') ?? ''
    const title = wordsOf(widget.closest('.air-card')?.querySelector('h2, h3') ?? null) || id
    const note = (what: string, words: string): void => {
      facts[`${title}: ${what}`] = words
    }
    note('busy', widget.getAttribute('aria-busy') ?? '')
    note('empty', all(widget, '.air-state-title').map(wordsOf).join(' | '))
    for (const status of all(widget, 'tr .air-status, .node-widget-device .air-status')) {
      const row = status.closest('tr, .node-widget-device')
      const name = row?.getAttribute('aria-label') ?? wordsOf(row?.querySelector('a') ?? null)
      note(`status of ${name}`, status.getAttribute('data-status') ?? '')
    }
    const entries = all(widget, '[class*="legend"] li, .air-legend-card').filter(
      (entry) => entry.querySelector('li, .air-legend-card') === null,
    )
    if (entries.length > 0) {
      const swatch = '[class*="swatch"], .air-legend-line'
      const name = '.air-legend-name, [class*="swatch"] + span, .air-status'
      note(
        'legend',
        entries
          .map(
            (entry) =>
              `${wordsOf(entry.querySelector(name)).replace(/[\d.,]+\s?%/, '%')} ${colorOf(entry.querySelector(swatch))}`,
          )
          .join(' | '),
      )
    }
    for (const entry of all(widget, '.devices-online-legend li, .total-devices-pie-list li')) {
      const [, name = '', count = ''] = [...entry.children].map(wordsOf)
      const isPie = entry.querySelector('.air-status') !== null
      if (isPie) note(`count of ${wordsOf(entry.firstElementChild)}`, name)
      else note(`count of ${name}`, count)
    }
    const types = all(widget, '.total-devices-column, .total-devices-row')
    for (const type of types) {
      const [name = '', counts = ''] = (type.getAttribute('title') ?? '').split(': ')
      note(`count of ${name}`, counts)
    }
    if (types.length > 0) {
      note('order', types.map((type) => wordsOf(type.lastElementChild)).join(' | '))
    }
    const rows = all(widget, '.devices-online-plot tbody tr')
    for (const row of rows.slice(0, -1))
      note(`hour ${wordsOf(row.firstElementChild)}`, wordsOf(row))
    const fills = all(widget, '.devices-online-plot rect[fill^="#"]').map(
      (column) => column.getAttribute('fill') ?? '',
    )
    if (fills.length > 0) note('colours of columns', [...new Set(fills)].join(' '))
    const counts = all(widget, '.map-widget-counts li').map((entry) => ({
      name: wordsOf(entry).replace(/\d+$/, ''),
      count: Number(wordsOf(entry.lastElementChild)),
    }))
    if (counts.length > 0) {
      // Grades follow from readings: a device with a grade is online.
      const apart = new Set(['Offline', 'Deactivated', 'Inventory'])
      const online = counts.filter(({ name }) => !apart.has(name))
      note('count of Online', String(online.reduce((sum, { count }) => sum + count, 0)))
      for (const { name, count } of counts)
        if (apart.has(name)) note(`count of ${name}`, String(count))
    }
    const ordered = all(widget, '.air-heat-names li, tbody tr td a, .compare-devices-name')
    if (ordered.length > 0 && widget.querySelector('.recent-alerts-widget') === null) {
      note('rows', ordered.map(wordsOf).join(' | '))
    }
  }
  return facts
}
