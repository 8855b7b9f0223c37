import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { RoseCard, type RoseCardProps } from './RoseCard.tsx'

afterEach(cleanUp)

function Card({ size }: Pick<RoseCardProps, 'size'>) {
  return (
    <div style={size}>
      <RoseCard
        size={size}
        legend={{
          title: 'Speed, m/s',
          entries: [
            { id: 'slow', color: '#88bbcc', word: '0 to 4', share: '60%' },
            { id: 'mean', color: '#114466', word: 'mean', look: 'line' },
          ],
          rest: 'Calms 3%',
        }}
        legendMinPx={{ beside: { width: 300, height: 110 }, below: { width: 180, height: 240 } }}
        note="8,210 of 8,760 hours"
        noteMinHeightPx={160}
      >
        <p>picture</p>
      </RoseCard>
    </div>
  )
}

const picture = () => page.getByText('picture').element().getBoundingClientRect()
const legend = () => page.getByRole('list', { name: 'Speed, m/s' })
const note = () => page.getByText('8,210 of 8,760 hours')

it('the card of a rose has its legend beside the picture if it is wide, and below it if not', async () => {
  renderInto(<Card size={{ width: 500, height: 300 }} />)
  expect(legend().element().getBoundingClientRect().left).toBeGreaterThan(picture().right)
  expect(legend().element().textContent).toBe('0 to 460%mean')
  expect(await accessibilityIssues()).toEqual([])
  cleanUp()
  renderInto(<Card size={{ width: 300, height: 300 }} />)
  expect(legend().element().getBoundingClientRect().top).toBeGreaterThan(picture().bottom)
})

it('the card of a rose leaves out the legend, then the small print, where there is no room', async () => {
  renderInto(<Card size={{ width: 170, height: 200 }} />)
  await expect.element(note()).toBeVisible()
  await expect.element(legend()).not.toBeInTheDocument()
  cleanUp()
  renderInto(<Card size={{ width: 170, height: 150 }} />)
  await expect.element(note()).not.toBeInTheDocument()
  await expect.element(page.getByText('picture')).toBeVisible()
})
