import {
  axeProblems,
  createTestAirshed,
  drawPage,
  handFile,
  pictureFile,
  type DrawnPage,
  type TestAirshed,
} from '@airshed/testing'
import { PICTURE_BYTES_MAX } from '@airshed/schemas'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PictureField } from './PictureField.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

let latest: string | null = null
function LogoField({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  latest = value
  return (
    <PictureField label="Logo" initials="CR" shape="square" value={value} onChange={setValue} />
  )
}

interface Options {
  start?: string | null
  locale?: 'en_US' | 'es_ES'
  widthPx?: number
  failures?: Record<string, number>
}

async function show(options: Options = {}): Promise<TestAirshed> {
  const { start = null, widthPx = 1000, ...server } = options
  await page.viewport(widthPx, 800)
  const airshed = createTestAirshed(server)
  drawn = await drawPage(airshed, <LogoField start={start} />)
  return airshed
}

const dialog = () => page.getByRole('dialog')
const focusView = async () => {
  const view = dialog().getByRole('application')
  await expect.element(view).toBeVisible()
  ;(view.element() as HTMLElement).focus()
}
const use = () => userEvent.click(dialog().getByRole('button', { name: 'Use this part' }))
const sentBy = ({ calls }: TestAirshed) =>
  calls.filter(({ path }) => path === 'pictures').map(({ body }) => body as Blob)

/** Colors at the left, the middle and the right of a picture. */
async function colorsOf(blob: Blob | undefined): Promise<string[]> {
  const bitmap = await createImageBitmap(blob!)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  return [0.05, 0.45, 0.95].map((part) => {
    const [red = 0, , blue = 0] = context.getImageData(part * bitmap.width, 9, 1, 1).data
    return red > blue ? 'red' : 'blue'
  })
}

describe('a picture', () => {
  it('chooses, crops and uploads a picture, and gives its id to the field', async () => {
    const airshed = await show()
    handFile(await pictureFile())
    await expect.element(dialog()).toBeVisible()
    await use()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(latest).toBe('00000000-0000-4000-8000-000000000001')
    const [sent] = sentBy(airshed)
    expect(sent?.type).toBe('image/png')
    expect(await colorsOf(sent)).toEqual(['red', 'red', 'blue'])
    const shown = drawn?.container.querySelector('img')
    expect(shown?.src).toMatch(/^blob:/)
  })

  it('uploads a photo as JPEG', async () => {
    const airshed = await show()
    handFile(await pictureFile({ type: 'image/jpeg', name: 'photo.jpg' }))
    await use()
    await expect.poll(() => sentBy(airshed)[0]?.type).toBe('image/jpeg')
  })

  it('moves and zooms a picture by keyboard alone', async () => {
    const airshed = await show()
    handFile(await pictureFile())
    await focusView()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    await use()
    await expect.element(dialog()).not.toBeInTheDocument()
    // The picture went to the left, so more of its right half is there.
    expect(await colorsOf(sentBy(airshed)[0])).toEqual(['red', 'blue', 'blue'])
    handFile(await pictureFile())
    await focusView()
    await userEvent.keyboard('+++')
    const zoom = dialog().getByRole('slider', { name: 'Zoom' })
    await expect.element(zoom).toHaveValue('1.35')
  })

  it('moves a picture by the pointer', async () => {
    const airshed = await show()
    handFile(await pictureFile())
    const view = dialog().getByRole('application')
    await userEvent.dragAndDrop(view, view, {
      sourcePosition: { x: 200, y: 100 },
      targetPosition: { x: 20, y: 100 },
    })
    await use()
    await expect.poll(() => sentBy(airshed).length).toBe(1)
    expect(await colorsOf(sentBy(airshed)[0])).toEqual(['red', 'blue', 'blue'])
  })

  it('accepts a picture dropped on the field', async () => {
    await show()
    const data = new DataTransfer()
    data.items.add(await pictureFile())
    const field = drawn?.container.querySelector('.air-picture-field')
    field?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
    await expect.element(dialog()).toBeVisible()
  })

  it('removes a chosen picture again', async () => {
    await show({ start: '00000000-0000-4000-8000-000000000009' })
    await userEvent.click(page.getByRole('button', { name: 'Remove the picture: Logo' }))
    expect(latest).toBeNull()
    await expect.element(page.getByText('CR')).toBeInTheDocument()
  })

  it('shows the initials where a picture cannot be loaded', async () => {
    await show({ start: '00000000-0000-4000-8000-000000000009' })
    drawn?.container.querySelector('img')?.dispatchEvent(new Event('error'))
    await expect.element(page.getByText('CR')).toBeInTheDocument()
  })
})

describe('errors of picture files', () => {
  const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'x', { type })
  it.each([
    ['of another kind', file(10, 'image/svg+xml'), /not a JPEG, PNG or GIF/],
    ['that is too large', file(PICTURE_BYTES_MAX + 1, 'image/png'), /larger than 3.1 MB/],
    ['that is no picture', file(10, 'image/png'), /cannot be read/],
  ])('says what is wrong with a file %s', async (_, chosen, words) => {
    const airshed = await show()
    handFile(chosen)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(sentBy(airshed)).toEqual([])
    handFile(await pictureFile())
    await expect.element(dialog()).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('shows an error of the server, and allows to send the picture again', async () => {
    await show({ failures: { pictures: 503 } })
    handFile(await pictureFile())
    await use()
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Use this part' })).toBeEnabled()
    expect(latest).toBeNull()
  })
})

it.each([
  ['en_US', 1000],
  ['es_ES', 390],
] as const)(
  'the picture field and its dialog in %s at %d px pass the accessibility check',
  async (locale, widthPx) => {
    await show({ locale, widthPx })
    expect(await axeProblems(document.body)).toEqual([])
    handFile(await pictureFile())
    await expect.element(dialog()).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
  },
)
