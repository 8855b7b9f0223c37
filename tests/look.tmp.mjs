import { chromium } from 'playwright-core'
const [,, out, path, width='1440', height='900', theme='light', locale='en'] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: +width, height: +height }, colorScheme: theme, locale: locale === 'es' ? 'es-ES' : 'en-US' })
const page = await context.newPage()
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.type(), m.text()))
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
await page.goto('http://localhost:4100/')
await page.getByRole('button').nth(2).waitFor({ timeout: 60000 })
await page.getByRole('button').nth(2).click()
await page.waitForURL(/home/, { timeout: 90000 })
if (locale === 'es' || theme === 'dark') {
  await page.evaluate(() => {})
}
await page.goto('http://localhost:4100' + path)
await page.waitForTimeout(9000)
const steps = process.env.STEPS
if (steps) await new Function('page', `return (async () => { ${steps} })()`)(page)
await page.screenshot({ path: out, fullPage: process.env.FULL === '1' })
await browser.close()
