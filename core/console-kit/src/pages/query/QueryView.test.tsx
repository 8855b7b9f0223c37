import { ApiError, NetworkError } from '@airshed/data'
import { EmptyState } from '@airshed/ui'
import { axeProblems, createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueryView, type QueryResult, type QueryViewProps } from './QueryView.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const refusal = (status: number, code: string, parts: Record<string, string> = {}) =>
  new ApiError({ status, code, parts, detail: 'words of the server' })

async function show(
  query: Partial<QueryResult<string[]>>,
  options: { locale?: 'en_US' | 'es_ES' } & Partial<QueryViewProps<string[]>> = {},
): Promise<void> {
  const { locale = 'en_US', ...props } = options
  drawn = await drawPage(
    createTestAirshed({ locale }),
    <QueryView
      query={{ data: undefined, error: null, refetch: () => undefined, ...query }}
      isEmpty={(data) => data.length === 0}
      empty={<EmptyState title="No stations yet" />}
      {...props}
    >
      {(data) => <p>{data.join(', ')}</p>}
    </QueryView>,
  )
}

describe('a loaded query', () => {
  it('shows a skeleton of the final height while it loads', async () => {
    await show({}, { skeletonHeightPx: 320 })
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
    expect(document.querySelector('.air-skeleton')?.getBoundingClientRect().height).toBe(320)
  })

  it('shows the data once they are loaded', async () => {
    await show({ data: ['Harbour', 'Town hall'] })
    await expect.element(page.getByText('Harbour, Town hall')).toBeVisible()
  })

  it('says what would be there when it is empty', async () => {
    await show({ data: [] })
    await expect.element(page.getByText('No stations yet')).toBeVisible()
  })

  it('keeps the data when they could not be loaded again', async () => {
    await show({ data: ['Harbour'], error: refusal(500, 'INTERNAL') })
    await expect.element(page.getByText('Harbour')).toBeVisible()
    await expect.element(page.getByText(/^Not up to date\. There was a problem/)).toBeVisible()
  })

  it('keeps the data of a deleted record, without an offer to try again', async () => {
    await show({ data: ['Harbour'], error: refusal(404, 'NOT_FOUND') })
    await expect.element(page.getByText('Harbour')).toBeVisible()
    await expect.element(page.getByText(/^This was deleted, or you no longer have/)).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('a failed query', () => {
  it.each([
    ['en_US', refusal(409, 'WIDGET_LIMIT', { limit: '50' }), "you can't add more than 50 widgets"],
    ['es_ES', refusal(409, 'WIDGET_LIMIT', { limit: '50' }), 'no puede añadir más de 50 widgets'],
    ['en_US', refusal(418, 'TEAPOT'), 'The server refused the request (code TEAPOT)'],
    ['es_ES', refusal(500, 'INTERNAL'), 'Hubo un problema al procesar su solicitud'],
    ['en_US', new TypeError('x is not a function'), 'There was a problem processing'],
  ] as const)('explains a failure in %s by its code: %s', async (locale, error, words) => {
    await show({ error }, { locale })
    await expect.element(page.getByRole('alert').getByText(words, { exact: false })).toBeVisible()
    expect(document.body.textContent).not.toContain(error.message)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('retries a failed query by a button', async () => {
    let asked = 0
    await show({ error: refusal(500, 'INTERNAL'), refetch: () => (asked += 1) })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(asked).toBe(1)
  })

  it('offers no retry where a permission is missing', async () => {
    await show({ error: refusal(403, 'FORBIDDEN') })
    await expect.element(page.getByText('Permission error.')).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('retries by itself after a network error', async () => {
    let asked = 0
    await show(
      { error: new NetworkError('GET', 'stations', null), refetch: () => (asked += 1) },
      { retryEveryMs: 1 },
    )
    await expect.element(page.getByText('No connection to the server')).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(1)
  })

  it('reports a network error at the first attempt, unless data are shown', async () => {
    const failureReason = new NetworkError('GET', 'stations', null)
    await show({ failureReason, fetchStatus: 'fetching' })
    await expect.element(page.getByText('No connection to the server')).toBeVisible()
    drawn?.unmount()
    await show({ failureReason, fetchStatus: 'fetching', data: ['Harbour'] })
    await expect.element(page.getByText('Harbour')).toBeVisible()
    await expect.element(page.getByText('No connection to the server')).not.toBeInTheDocument()
  })

  it('says that the network is missing when the browser is offline', async () => {
    await show({ fetchStatus: 'paused' })
    await expect.element(page.getByText('No connection to the server')).toBeVisible()
  })
})
