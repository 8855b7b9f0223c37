import { expect, test } from './console.ts'

/** A slow line, in bytes per second, and the time within which somebody sees that the console is coming. */
const LINE_BYTES_PER_S = 50_000
const SKELETON_WITHIN_S = 2
/** Until the first byte: name, connection, request. */
const ANSWER_S = 1

for (const theme of ['light', 'dark'] as const) {
  test(`the ${theme} skeleton needs only the page itself, which is small`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme: theme })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    // On a slow line, all else comes later.
    await page.route(/\/assets\//, () => undefined)
    const answer = page.waitForResponse(/\/all\/home$/)
    await page.goto('/all/home', { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const skeleton = page.locator('#skeleton')
    await expect(skeleton.locator('nav')).toBeVisible()
    await expect(skeleton).toHaveCSS(
      'background-color',
      theme === 'dark' ? 'rgb(14, 22, 27)' : 'rgb(245, 247, 248)',
    )
    const { responseBodySize, responseHeadersSize } = await (await answer).request().sizes()
    expect(responseBodySize + responseHeadersSize).toBeLessThan(
      LINE_BYTES_PER_S * (SKELETON_WITHIN_S - ANSWER_S),
    )
    expect(problems).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
}

for (const [language, words, reload] of [
  ['en', 'The console could not be loaded', 'Reload the page'],
  ['es', 'No se ha podido cargar la consola', 'Volver a cargar la página'],
] as const) {
  test(`a page whose script does not arrive says so, and is loaded again: ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.addInitScript((locale) => {
      localStorage.setItem('airshed.session', JSON.stringify({ theme: 'dark', locale }))
    }, `${language}_`)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/all/home')
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toHaveCSS('background-color', 'rgb(14, 22, 27)')
    await expect(page.locator('#skeleton')).toBeHidden()
    await page.unrouteAll()
    await page.getByRole('link', { name: reload }).click()
    await expect(page).toHaveURL(/\/oidc\/interaction\//)
    await context.close()
  })
}

test('the skeleton is replaced by the page', async ({ console: { page, resumeAtHome } }) => {
  await resumeAtHome('Owner')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.locator('#skeleton')).toBeHidden()

  // A module that fails later is no reason to cover the page.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script')
        script.type = 'module'
        script.src = '/assets/none.js'
        script.addEventListener('error', () => resolve())
        document.head.append(script)
      }),
  )
  await expect(page.locator('html')).toHaveAttribute('data-failed', '')
  await expect(page.locator('#failed')).toBeHidden()
})
