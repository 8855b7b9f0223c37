import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { sampleFrame } from '../testsupport/sampleFrame.ts'
import { FaultNote } from './FaultNote.tsx'

afterEach(cleanUp)

const broken = (dataPointId: string) => ({
  ...sampleFrame(dataPointId),
  fault: { sinceMs: Date.UTC(2026, 2, 14, 16, 21), lastGood: [0, 8] as [number, number] },
})
const note = () => document.querySelector('.air-fault-note')

describe('the note of faulty sensors', () => {
  it('names the faulty parameters where all are of one device', () => {
    renderInto(<FaultNote frames={[broken('A1.0.0.0/132:5'), sampleFrame('A1.0.0.0/150:2')]} />)
    expect(note()?.textContent).toMatch(
      /^sensor fault: PM2\.5, since Mar 14, .*, after 8\.0 µg\/m³$/,
    )
  })

  it('names the faulty devices where all measure the same parameter', () => {
    renderInto(<FaultNote frames={[sampleFrame('A1.0.0.0/132:5'), broken('B2.0.0.0/132:5')]} />)
    expect(note()?.textContent).toMatch(/^sensor fault: B2:0, since/)
  })

  it('shows three faulty sensors and counts the others, whose names are in its title', async () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((serial) => broken(`${serial}.0.0.0/132:5`))
    renderInto(<FaultNote frames={many} />)
    await expect.element(page.getByTitle(/E:0, since/)).toMatchTextContent(/C:0, since.* · 2 more$/)
    expect(note()?.textContent).not.toContain('D:0')
  })

  it('shows no fault note where no sensor is faulty', () => {
    renderInto(<FaultNote frames={[sampleFrame('A1.0.0.0/132:5')]} />)
    expect(note()).toBeNull()
  })
})
