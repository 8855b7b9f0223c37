import '@airshed/ui/styles.css'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'

/** Not among the pictures of stories. */
const PATH = '.vitest/pictures/planted.png'

const main = document.createElement('main')

/** A card with what stories show: a frame, small text, a chart's lines, a mark of the status. */
function draw(): void {
  main.style.cssText = 'width:360px;padding:16px;background:var(--air-page);color:var(--air-text)'
  main.innerHTML = `
    <section style="border:1px solid #d3d8de;border-radius:6px;padding:12px;background:#fff">
      <h2 style="font-size:16px;margin:0">Quay Street</h2>
      <p style="font-size:12px;margin:4px 0;color:#5f6b7c">PM2.5, newest reading: <b>35.2 µg/m³</b></p>
      <svg width="320" height="80"><path d="M0 60 C 60 0, 120 90, 320 20" fill="none" stroke="#2d72d2" stroke-width="1.5"/></svg>
      <i style="display:block;width:10px;height:10px;border-radius:5px;background:#238551"></i>
    </section>`
}

const compare = (accepts = false): Promise<string | null> =>
  commands.comparePicture({ testId: 'planted', path: PATH, accepts })
const picture = (): Promise<string> => page.elementLocator(main).screenshot({ save: false })
const the = (selector: string): HTMLElement => main.querySelector<HTMLElement>(selector)!

beforeEach(async () => {
  main.dataset['testid'] = 'planted'
  document.body.append(main)
  draw()
  expect(await compare(true)).toBeNull()
})
afterEach(() => main.remove())

const PLANTED: readonly [change: string, plant: () => void][] = [
  ['a box that is 2 px lower', () => void (the('section').style.transform = 'translateY(2px)')],
  ['a mark that is 2 px further right', () => void (the('i').style.marginLeft = '2px')],
  [
    'a line of a chart that is 2 px lower',
    () => void (the('path').style.transform = 'translateY(2px)'),
  ],
  ['a frame of another grey', () => void (the('section').style.borderColor = '#8f99a8')],
  ['a mark of another green', () => void (the('i').style.background = '#32a467')],
  ['words of another grey', () => void (the('p').style.color = '#1c2127')],
  ['words that are not bold', () => void (the('b').style.fontWeight = '400')],
  ['a missing last letter', () => void (the('h2').textContent = 'Quay Stree')],
  ['an e that is a c', () => void (the('p').innerHTML = the('p').innerHTML.replace('wes', 'wcs'))],
  [
    'a missing comma',
    () => void (the('p').innerHTML = the('p').innerHTML.replace(',', '&hairsp;')),
  ],
  ['another digit', () => void (the('b').textContent = '35.3 µg/m³')],
  ['a missing line', () => void the('path').remove()],
]
it.each(PLANTED)('a picture differs by %s', async (_, plant) => {
  plant()
  expect(await compare()).toMatch(/\d+ pixels differ: compare .*planted\.png with .*-taken\.png/)
})

it('a picture of another height differs, and says by how much', async () => {
  the('p').style.marginBottom = '9px'
  expect(await compare()).toMatch(/^expected 360 × 202 pixels, got 360 × 207 pixels: compare/)
})

it('a picture that nobody stored differs', async () => {
  const missing = commands.comparePicture({
    testId: 'planted',
    path: 'stories/pictures/none.png',
    accepts: false,
  })
  expect(await missing).toContain('nothing is stored')
})

const SAME: readonly [change: string, plant: () => void][] = [
  [
    'letters a quarter of a pixel further right',
    () => void (the('p').style.transform = 'translateX(0.25px)'),
  ],
  [
    'letters a tenth of a pixel bolder',
    () => the('h2').style.setProperty('-webkit-text-stroke', '0.1px'),
  ],
  ['letters drawn for precision', () => void (the('p').style.textRendering = 'geometricPrecision')],
  [
    'a line a third of a pixel lower',
    () => void (the('path').style.transform = 'translateY(0.33px)'),
  ],
]
it.each(SAME)(
  'a picture is the same with %s, as another version of a browser may draw them',
  async (_, plant) => {
    const before = await picture()
    plant()
    expect(await picture()).not.toBe(before)
    expect(await compare()).toBeNull()
  },
)
