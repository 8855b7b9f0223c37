import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (
  markdown: string,
  options: Partial<Parameters<typeof renderWidget>[1]> = {},
): Promise<HTMLElement> => {
  drawn = await renderWidget(plugin, { config: { markdown }, ...options })
  const frame = document.querySelector<HTMLElement>('.text-widget')
  if (frame === null) throw new Error('expected a text, found none')
  return frame
}
afterEach(() => drawn?.unmount())

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const hrefs = (frame: Element): (string | null)[] =>
  [...frame.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('the text widget', () => {
  it('nests headings below those of page and card', async () => {
    const frame = await draw('# Access\n\n### Key\n\n# Filter')
    const levels = [...frame.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ localName, textContent }) => `${localName} ${textContent}`,
    )
    expect(levels).toEqual(['h3 Access', 'h4 Key', 'h3 Filter'])
  })

  it('renders tables, task lists and code', async () => {
    const frame = await draw('|a|b|\n|-|-:|\n|1|2|\n\n- [x] Filter\n- [ ] Fan\n\n`ls`')
    expect(frame.querySelectorAll('td')).toHaveLength(2)
    expect(frame.querySelector('ul')?.innerText).toMatch(/Done:\s*Filter\s+Open:\s*Fan/)
    expect(frame.querySelector('input')).toBeNull()
    expect(frame.querySelector('code')?.textContent).toBe('ls')
  })

  it('opens external links in a new tab without access to this one', async () => {
    await draw('[Manual](https://docs.example/filter) https://who.int')
    const link = page.getByRole('link', { name: 'Manual (opens in a new tab)' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('leads to pages of the console in the same tab', async () => {
    const frame = await draw('[Harbour](/org_city/dashboards/d1) <air@city.example>')
    expect(hrefs(frame)).toEqual(['/org_city/dashboards/d1', 'mailto:air@city.example'])
    expect(frame.querySelector('[target]')).toBeNull()
  })

  it('keeps footnotes unique to its text', async () => {
    const frame = await draw('Corrected[^1] twice[^1].\n\n[^1]: By a slope.')
    const places = hrefs(frame).map((href) => frame.querySelector(`[id="${href?.slice(1)}"]`))
    expect(places).toHaveLength(4)
    expect(places).not.toContain(null)
  })

  it('shows embedded pictures, and the alternative text of others', async () => {
    const frame = await draw(`![Dot](${PIXEL}) ![Plan](https://a.b/plan.png) ![](/x.png)`)
    expect([...frame.querySelectorAll('img')].map(({ src }) => src)).toEqual([PIXEL])
    const words = [...frame.querySelectorAll('.text-widget-picture')].map(
      ({ textContent }) => textContent,
    )
    expect(words).toEqual([
      'Plan (picture from elsewhere, not loaded)',
      'Picture (picture from elsewhere, not loaded)',
    ])
  })

  it('says where to write while the text is empty', async () => {
    drawn = await renderWidget(plugin, { config: { markdown: ' \n' }, locale: 'es_ES' })
    await expect.element(page.getByText('Escríbalo en los ajustes del widget.')).toBeVisible()
  })
})

describe('a hostile text', () => {
  const hostile = [
    '<script>globalThis.wasRun = true</script>',
    '<img src=x onerror="globalThis.wasRun = true">',
    '<div onclick="alert(1)">\n\n<iframe src="https://evil.example"></iframe>\n\n</div>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](&#106;avascript:alert(1))',
    '[d](java&#9;script:alert(1)) [e](&#1;javascript:alert(1)) [f](<java\tscript:alert(1)>)',
    '[g](data:text/html;base64,PHNjcmlwdD4=) [h](vbscript:x) [i](//evil.example) [j](#x)',
    '![k](javascript:alert(1)) ![l](data:image/svg+xml;base64,PHN2Zz4=) <javascript:alert(1)>',
    '[m]: javascript:alert(1)\n\n[m] ![m]',
  ].join('\n\n')

  it('renders hostile markup as plain words', async () => {
    const frame = await draw(hostile)
    expect('wasRun' in globalThis).toBe(false)
    expect(
      frame.querySelector(
        'script, iframe, svg:not([aria-hidden]), img, object, embed, form, style',
      ),
    ).toBeNull()
    expect(hrefs(frame)).toEqual(['https://evil.example/'])
    const handlers = [...frame.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    )
    expect(handlers).toEqual([])
    expect(frame.textContent).toContain('<script>globalThis.wasRun = true</script>')
  })

  it.each([
    ['quotes', '> '],
    ['lists', '1. '],
    ['both', '> - '],
    ['emphasis', '*a **a '],
    ['pictures', '![a]('],
    ['brackets', '['],
  ])('shows %s nested by the thousand as they were written', async (_, piece) => {
    const text = `${piece.repeat(20_000 / piece.length)}`
    const frame = await draw(text)
    // Read as Markdown these take up to half a minute, or more stack than there is.
    expect(frame.querySelector('.text-widget-plain')?.textContent === text).toBe(true)
  })
})
