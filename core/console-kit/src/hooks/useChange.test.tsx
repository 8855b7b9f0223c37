import { makeNodeKey } from '@airshed/schemas/calls'
import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useChange } from './useChange.ts'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

function KeyMaker() {
  const { data, mutate, reset } = useChange(makeNodeKey)
  return (
    <>
      <button type="button" onClick={() => mutate({ params: { id: '1C00A3F7:0' } })}>
        Make
      </button>
      <button type="button" onClick={reset}>
        Forget
      </button>
      <output>{data?.key}</output>
    </>
  )
}

it('keeps a secret no longer than its page shows it', async () => {
  const airshed = createTestAirshed()
  drawn = await drawPage(airshed, <KeyMaker />)
  const kept = () =>
    airshed.queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.data)
  await userEvent.click(page.getByRole('button', { name: 'Make' }))
  await expect.element(page.getByText('airshed_device_5Kd8mQx2Wt')).toBeVisible()
  expect(kept()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Forget' }))
  await expect.poll(kept).toEqual([])
})

it('sends a change once that is requested twice at one moment', async () => {
  const airshed = createTestAirshed()
  const reported = vi.fn()
  function Twice() {
    const { mutate } = useChange(makeNodeKey)
    const make = () => mutate({ params: { id: '1C00A3F7:0' } }, { onSuccess: reported })
    return (
      <button
        type="button"
        onClick={() => {
          make()
          make()
        }}
      >
        Make
      </button>
    )
  }
  drawn = await drawPage(airshed, <Twice />)
  const made = () => airshed.calls.filter(({ method }) => method === makeNodeKey.method).length
  await userEvent.click(page.getByRole('button', { name: 'Make' }))
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  expect(made()).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Make' }))
  await expect.poll(() => reported.mock.calls.length).toBe(2)
  expect(made()).toBe(2)
})

it('sends a change again after another one came in between', async () => {
  const airshed = createTestAirshed()
  function Back() {
    const { mutate } = useChange(makeNodeKey)
    return (
      <button
        type="button"
        onClick={() => ['A:0', 'B:0', 'A:0'].forEach((id) => mutate({ params: { id } }))}
      >
        Make
      </button>
    )
  }
  drawn = await drawPage(airshed, <Back />)
  await userEvent.click(page.getByRole('button', { name: 'Make' }))
  await expect
    .poll(() =>
      airshed.calls.filter(({ method }) => method === makeNodeKey.method).map(({ path }) => path),
    )
    .toEqual(['A:0', 'B:0', 'A:0'].map((id) => expect.stringContaining(encodeURIComponent(id))))
})
